import type { Trade } from '../trade';

export const insulationFr: Trade = {
  name: 'insulation',
  language: 'fr',
  professions: ['Spécialiste de l’isolation', 'Spécialiste de l’isolation'],
  experience: [
    'J’étanche d’abord, j’isole ensuite, et je le prouve par un test d’infiltrométrie avant et après.',
    'J’ai rampé dans trois cents combles et je reconnais à l’odeur un ventilateur qui y finit.',
    'Je laisse des règles agrafées dans les combles pour que vous puissiez vérifier l’épaisseur.',
    'Je prépare les papiers des aides avec vous, photos comprises.',
    'Je vous montre la maison à la caméra thermique avant de parler de prix.',
    'Je pose le pare-vapeur comme une voile, sans pli et sans trou.',
  ],
  skills: ['Insulation', 'Air sealing', 'Cellulose', 'Soundproofing'],
  kinds: [
    {
      titles: ['Isoler les combles avec {isolant}', 'Combles de {surface} m² : étanchéité, puis {isolant}'],
      intros: [
        'Des glaçons longs comme des skis pendent au toit de notre {home} et l’étage ne chauffe jamais. L’audit accuse les combles.',
        'Dans les combles de notre {home} ({district}), il y a dix centimètres de quelque chose de gris et une trappe qui siffle.',
        'Sur notre toit, la neige fond avant celle de toute la rue.',
        'La chambre sous les combles est un four en juillet et une glacière en février.',
      ],
      scopes: [
        '{surface} m² : étanchéité des cloisons et des gaines, déflecteurs à chaque ferme, trappe isolée, {isolant} sur [35|40|45] cm, infiltrométrie avant et après.',
        'Enlever l’ancien isolant côté [nord|cour], étancher, surélever le passage, souffler {isolant} sur {surface} m² et isoler le conduit du ventilateur.',
      ],
      notes: [
        'Deux vieux luminaires chauffent là-haut ; l’électricien passe la semaine d’avant.',
        'La trappe fait 50 par 70 cm, dans un placard.',
      ],
      subject: 'l’isolation des combles',
      shows: 'attic-insulation',
      approaches: [
        'Je donnerais une journée entière à l’étanchéité avant de souffler : c’est de là que viennent les glaçons.',
        'Un jour de préparation, un jour de soufflage, et les deux chiffres du test le soir même.',
      ],
      questions: [
        [
          'Voyez-vous de la vermiculite, un gravier brillant ?',
          'Non, du papier et un peu de laine de roche.',
        ],
        ['La cheminée traverse-t-elle les combles ?', 'Oui, au milieu ; gardez le collet dégagé.'],
      ],
      regions: ['quebec'],
      slots: {
        isolant: ['de la ouate de cellulose', 'de la laine de roche soufflée', 'de la fibre de bois'],
        surface: ['70', '95', '120', '140'],
      },
      skills: ['Insulation', 'Air sealing'],
      pay: { by: 'job', from: 1900, to: 5400 },
      category: 'residential',
      duration: ['1 Week'],
    },
  ],
};
