import type { Trade } from '../trade';

export const plumbingFr: Trade = {
  name: 'plumbing',
  language: 'fr',
  professions: ['Plombier', 'Plombière'],
  experience: [
    'Je travaille surtout dans l’ancien : colonnes en fonte, cuivre fatigué, robinets que personne n’ose plus tourner.',
    'Chaque soir l’eau est rétablie, même au milieu d’un gros chantier.',
    'Je fais une épreuve de pression de vingt-quatre heures avant qu’on referme une cloison.',
    'Je remets un plan des réseaux avec les photos, utile le jour où l’on perce un mur.',
    'J’étiquette chaque vanne et je laisse un schéma dans le placard.',
    'Je passe la caméra avant de chiffrer une tranchée, et vous recevez le film.',
  ],
  skills: ['plumbing', 'PEX systems', 'Copper brazing', 'Water heaters', 'Drainage'],
  kinds: [
    {
      titles: ['Refaire l’alimentation en eau en {tube}', 'Remplacement de conduites par du {tube}'],
      intros: [
        'Dans notre {home} ({district}), la pression est devenue si faible à l’étage qu’on choisit entre la douche et le lave-linge. Les conduites datent {epoque}.',
        'Deux fuites en trois mois ont eu raison de notre patience : les conduites {epoque_de} de notre {home} doivent être remplacées.',
        'Le plombier venu pour un robinet n’a pas voulu y toucher, de peur de ce que ferait le tuyau derrière.',
        'Quand quelqu’un prend sa douche dans notre {home}, tous les autres attendent.',
      ],
      scopes: [
        'Il s’agit d’environ [45|60|75] mètres de {tube}, {pieces}, avec un robinet d’arrêt à chaque appareil, une vanne principale neuve et un réducteur de pression. Les percements sont compris, la finition des murs peut l’être en option.',
        'Merci de chiffrer le {tube} depuis le compteur jusqu’à {pieces}, la dépose des vieilles conduites accessibles et l’essai sous pression.',
      ],
      notes: [
        'Nous habitons sur place avec [deux enfants|un nourrisson|une grand-mère] : l’eau doit revenir chaque soir.',
        'Le sous-sol est dégagé, sec et éclairé ; on y tient debout.',
      ],
      subject: 'le remplacement des conduites',
      shows: 'sink-pipes',
      approaches: [
        'Je poserais le {tube} à côté de l’ancien réseau, puis je basculerais pièce par pièce, pour ne jamais vous laisser une nuit sans eau.',
        'À deux, comptez [quatre|cinq|six] jours, dont une journée complète d’épreuve avant de refermer.',
      ],
      questions: [
        [
          'L’entrée d’eau côté rue a-t-elle déjà été refaite ?',
          'Oui, par la ville, il y a [quatre|six|huit] ans. Tout le reste est d’origine.',
        ],
        [
          'Souhaitez-vous un robinet extérieur à l’abri du gel ?',
          'Oui, un à l’avant et un sur la cour, s’il vous plaît.',
        ],
      ],
      slots: {
        tube: ['cuivre', 'PEX', 'multicouche'],
        epoque: ['des années 1950', 'de la construction', 'd’avant-guerre'],
        epoque_de: ['des années 1950', 'd’origine', 'en acier galvanisé'],
        pieces: [
          'deux salles de bains et la cuisine',
          'la salle de bains, la cuisine et la buanderie',
          'une salle d’eau et deux cuisines',
        ],
      },
      skills: ['plumbing', 'PEX systems', 'Copper brazing'],
      pay: { by: 'job', from: 3800, to: 11500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Plomberie d’{local}', 'Plombier pour l’aménagement d’{local}'],
      intros: [
        'Nous ouvrons {local} dans le quartier {district}, dans un ancien [atelier|local bancaire|garage] qui ne compte qu’un seul robinet.',
        'Les plans sont approuvés pour {local} ; il nous manque un plombier qui connaît les cuisines professionnelles et les inspecteurs.',
        'Le four est commandé, les tables sont au garde-meuble, et les évacuations sont encore un dessin.',
        'Une cuisine conçue pour des sandwichs doit servir cent couverts, et ses tuyaux n’en savent rien.',
      ],
      scopes: [
        'Bac à graisse, [trois|quatre|cinq] avaloirs de sol, plonge à trois bacs, deux lave-mains, machine à laver la vaisselle et un sanitaire accessible. La dalle de [12|15] cm est à ouvrir sur environ [14|18|22] mètres.',
        'Prix détaillé pour les tranchées, l’évacuation, l’eau chaude à 60 °C, les dispositifs anti-retour et la mise en service avec procès-verbal.',
      ],
      notes: [
        'Des logements se trouvent au-dessus : sciage entre 9 h et 16 h seulement.',
        'L’ouverture est fixée dans [six|huit|dix] semaines ; joignez un calendrier à votre offre.',
      ],
      subject: 'la plomberie de votre établissement',
      approaches: [
        'Je commencerais par la dalle, la première semaine, afin qu’elle soit recoulée pendant que nous posons l’aérien.',
        'Mon équipe de trois a équipé [deux|quatre] cuisines de cette taille ; je prévois des regards de nettoyage là où l’inspecteur les attend.',
      ],
      questions: [
        [
          'Le bac à graisse est-il prévu dehors ou sous la plonge ?',
          'Dehors, dans la cour arrière, le plan est signé.',
        ],
        ['Qui rebouche la dalle ?', 'Notre maçon, d’après votre tracé.'],
      ],
      slots: {
        local: [
          'un restaurant de quarante places',
          'une boulangerie avec salon',
          'un café-torréfacteur',
          'une crêperie',
        ],
      },
      skills: ['plumbing', 'Drainage'],
      pay: { by: 'job', from: 12000, to: 34000 },
      jobType: ['Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
