import type { Trade } from '../trade';

export const tilingFr: Trade = {
  name: 'tiling',
  language: 'fr',
  professions: ['Carreleur', 'Carreleuse'],
  experience: [
    'Je mets chaque receveur en eau une journée entière et je vous envoie la photo du niveau.',
    'Je dessine le calepinage sur papier pour qu’aucune languette ne finisse à la porte.',
    'Je coupe les onglets dans la pierre plutôt que de cacher une arête sous un profilé.',
    'J’ai posé du grand format dans deux gares, presque toujours la nuit.',
    'Je beurre l’envers de chaque grand carreau et j’en soulève un sur dix pour vérifier.',
    'Je laisse une boîte de vos carreaux, au sec, pour la réparation qui viendra un jour.',
  ],
  skills: ['Tiling', 'Waterproofing', 'Stone', 'Concrete'],
  kinds: [
    {
      titles: ['Carreler {piece} en {carreau}', 'Pose de {carreau} dans {piece}'],
      intros: [
        'Le plombier a fini et {piece} de notre {home} attend son carrelage. Les boîtes occupent la salle à manger.',
        'Nous rénovons {piece} ({district}) et avons choisi du {carreau}. Le dernier carreleur consulté voulait coller sur la peinture.',
        'Les joints sont partis avec l’éponge, et les carreaux ont suivi.',
        'Le receveur tient l’eau, les murs sont d’aplomb, il ne manque que le carreleur.',
      ],
      scopes: [
        '[9|12|15] m² de murs et [4|5|7] de sol en {carreau}, étanchéité sous carrelage avec bandes d’angle, une niche de 30 par 60, angles en onglet, joint à votre conseil.',
        'Ragréage du sol (12 mm sur deux mètres), natte de désolidarisation, {carreau}, caniveau de douche et silicone à chaque changement de plan.',
      ],
      notes: [
        'La baignoire est posée ; une rayure serait un triste jour.',
        'Troisième étage sans ascenseur, nous en sommes désolés.',
      ],
      subject: 'la pose du carrelage',
      shows: 'bathroom-tiles',
      approaches: [
        'Étanchéité le premier jour, mise en eau la nuit, puis le {carreau} depuis l’axe du grand mur.',
        'Je commanderais dix pour cent de plus : le bain suivant n’aura pas la même teinte.',
      ],
      questions: [
        ['Le support au sol est-il en bois ou en béton ?', 'Du contreplaqué vissé sur de vieilles planches.'],
        ['Dans quel sens voulez-vous le grand côté ?', 'Vers la fenêtre, sauf si vous voyez une raison.'],
      ],
      slots: {
        piece: ['la salle de bains', 'la salle d’eau', 'la douche des invités'],
        carreau: [
          'grès cérame 60 par 120',
          'carreau artisanal',
          'grès effet terrazzo',
          'carreau métro posé droit',
        ],
      },
      skills: ['Tiling', 'Waterproofing'],
      pay: { by: 'job', from: 1900, to: 5900 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
  ],
};
