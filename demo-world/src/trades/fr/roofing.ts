import type { Trade } from '../trade';

export const roofingFr: Trade = {
  name: 'roofing',
  language: 'fr',
  professions: ['Couvreur', 'Couvreuse'],
  experience: [
    'Je ne découvre le matin que ce que je peux recouvrir avant seize heures.',
    'Je soude mes noues moi-même et on ne m’a jamais rappelé pour l’une d’elles.',
    'Je photographie le support avant la membrane, pour que vous voyiez ce que vous payez.',
    'Je passe l’aimant sur le gazon trois fois par jour.',
    'Je regarde aussi les gouttières et la souche de cheminée, et je vous dis ce qui peut attendre.',
    'Je remets la garantie avec les numéros de lot de tout ce que j’ai posé.',
  ],
  skills: ['Roofing', 'Flashing', 'Waterproofing', 'Slate', 'Gutters'],
  kinds: [
    {
      titles: ['Toit plat à refaire en {membrane}', 'Fuite de toiture : refaire en {membrane}'],
      intros: [
        'L’eau sort par le plafonnier quand il pleut de l’est. Sur le toit de notre {home}, il y a au moins trois générations de goudron.',
        'Une flaque sur notre toit ({district}) sert de bain aux oiseaux. Nous voulons tout enlever, donner une pente et ne plus y penser.',
        'Deux seaux suffisaient jusqu’au mois dernier.',
        'L’assureur a fait survoler notre toit par un drone, puis il nous a écrit.',
      ],
      scopes: [
        'Environ [55|75|95] m² : arrachage, isolant en pente vers le drain, {membrane}, solins neufs, deuxième trop-plein, garantie écrite de dix ans.',
        'Merci de prévoir un test d’humidité, le remplacement des panneaux mouillés, {membrane}, la costière d’un puits de lumière et le nettoyage de la ruelle.',
      ],
      notes: [
        'Accès par l’échelle de la ruelle, palan permis avant 9 h.',
        'Le mur voisin est plus haut et goutte sur nous : pensez à ce solin.',
      ],
      subject: 'la réfection du toit plat',
      approaches: [
        'Je carotterais à deux endroits avant de chiffrer, car un isolant mouillé change tout.',
        'Je relèverais la {membrane} de vingt-cinq centimètres sur le mur voisin, engravée dans le joint.',
      ],
      questions: [
        ['Le drain descend-il à l’intérieur ?', 'Oui, dans un placard, et il glougloute.'],
        [
          'Y a-t-il un climatiseur sur le toit ?',
          'Un seul, sur des madriers ; on peut le lever une journée.',
        ],
      ],
      slots: { membrane: ['membrane élastomère', 'membrane EPDM', 'membrane TPO blanche'] },
      skills: ['Roofing', 'Waterproofing'],
      pay: { by: 'job', from: 6800, to: 18500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Réparer {nombre} ardoises et {element}', 'Entretien de couverture : {element} et ardoises'],
      intros: [
        'Aux jumelles, nous avons compté {nombre} ardoises glissées, et {element} ne tient plus que d’un côté.',
        'Le toit de notre {home} n’a besoin que d’une main soigneuse : {nombre} ardoises et {element}. Pas d’offre pour un toit neuf, merci.',
        'Une ardoise est tombée mardi à côté de la boîte aux lettres, et personne ne veut assister à la suivante.',
        'L’échafaudage du voisin reste encore un mois et arrive à portée de nos ardoises.',
      ],
      scopes: [
        'Remplacer {nombre} ardoises sur crochets en cuivre, refixer {element}, nettoyer deux gouttières et envoyer des photos de ce que vous verrez d’autre.',
        'Une petite pile d’ardoises anciennes est au garage : celles-là d’abord, {element} ensuite, et un appel avant toute dépense de plus.',
      ],
      notes: [
        'Douze mètres à l’égout, sol meuble d’un côté.',
        'Un faucon niche à côté ; silence demandé jusqu’à la mi-juin.',
      ],
      subject: 'la réparation des ardoises',
      shows: 'roof-slates',
      approaches: [
        'C’est une journée avec une échelle de toit et un tire-clou, deux si {element} est pourri dessous.',
        'Je trie les ardoises à l’oreille ; un tiers d’une vieille pile est mort.',
      ],
      questions: [
        ['Quel est le format de vos ardoises ?', 'Trente-deux par vingt-deux, gris bleu.'],
        ['Peut-on atteindre l’arrière par la cour ?', 'Oui, je laisserai le portillon ouvert.'],
      ],
      slots: {
        nombre: ['neuf', 'quatorze', 'dix-sept', 'vingt-deux'],
        element: ['le faîtage en zinc', 'la noue en plomb', 'le solin de la cheminée'],
      },
      skills: ['Roofing', 'Slate', 'Flashing'],
      pay: { by: 'hour', from: 42, to: 68 },
      jobType: ['Freelance', 'on-site'],
      category: 'residential',
      duration: ['1 Week'],
    },
  ],
};
