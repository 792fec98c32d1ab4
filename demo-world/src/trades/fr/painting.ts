import type { Trade } from '../trade';

export const paintingFr: Trade = {
  name: 'painting',
  language: 'fr',
  professions: ['Peintre en bâtiment', 'Peintre décoratrice'],
  experience: [
    'Je passe les deux tiers du temps à préparer et je le dis dans le prix.',
    'Je pulvérise les portes sous tente et je passe au pinceau tout ce que la main touche.',
    'J’ai peint des théâtres, où neuf cents personnes voient une coulure.',
    'Je répare le plâtre moi-même, corniches comprises.',
    'J’écris le nom de chaque teinte à l’intérieur d’un placard.',
    'Je déplace les meubles, je les couvre et je les remets à leur place.',
  ],
  skills: ['Painting', 'Plaster', 'Plaster repair', 'Wallpaper', 'Sanding'],
  kinds: [
    {
      titles: ['Peindre {pieces} en {ton}', 'Peinture intérieure : {pieces}'],
      intros: [
        'Nous recevons les clés de notre {home} ({district}) à la fin du mois et aimerions que {pieces} soient prêts avant les meubles.',
        'Après [neuf|onze|treize] ans d’enfants, {pieces} ont l’air fatigués. Les enfants ont maintenant un avis : {ton}.',
        'L’ancien propriétaire de notre {home} aimait une seule couleur, et c’était le saumon.',
        'Un bébé arrive dans dix semaines et l’odeur de peinture devrait être partie avant lui.',
      ],
      scopes: [
        'Reboucher, poncer, apprêter, deux couches en {ton} aux murs, plafonds blanc mat, boiseries satinées. Plafonds à [2,6|2,75|3] m, [onze|quatorze|dix-huit] portes et un escalier à balustres.',
        'Prix comprenant les fissures, une reprise de plâtre de la taille d’une porte, un bloqueur de taches dans un coin et {ton} aux murs ; nous achetons la peinture d’après votre liste.',
      ],
      notes: [
        'Produits sans odeur : quelqu’un ici est asthmatique.',
        'Les planchers viennent d’être huilés : carton et papier, pas de plastique.',
      ],
      subject: 'la peinture intérieure',
      shows: 'painting-room',
      approaches: [
        'Je ferais tous les plafonds, puis les boiseries, puis les murs, et je garderais les portes pour une journée calme.',
        'Je vous peindrais un grand carton en {ton} à promener quelques jours ; cela coûte moins cher qu’un mur raté.',
      ],
      questions: [
        [
          'Les boiseries sont-elles à l’huile ?',
          'Les appuis de fenêtres, oui ; le reste, nous ne savons pas.',
        ],
        ['Les pièces seront-elles vides ?', 'Vides, à part un piano que personne ne peut bouger.'],
      ],
      slots: {
        pieces: [
          'le salon et les deux couloirs',
          'tous les murs du rez-de-chaussée',
          'quatre chambres et les couloirs',
        ],
        ton: ['blanc chaud', 'gris vert', 'bleu profond et blanc', 'terre cuite pâle'],
      },
      skills: ['Painting', 'Plaster'],
      pay: { by: 'job', from: 1700, to: 6400 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Repeindre {lieu} hors des heures d’ouverture', 'Équipe de peinture de nuit : {lieu}'],
      intros: [
        'Nous gérons {lieu} dans le quartier {district} : pas question de fermer pour de la peinture. Nous cherchons des gens qui aiment les nuits tranquilles.',
        'Le renouvellement du bail nous oblige à repeindre {lieu} avant la fin du trimestre.',
        'Les clients ne doivent pas s’apercevoir que l’on repeint {lieu}.',
        'Des traces de chariots courent à mi-hauteur dans tous les couloirs.',
      ],
      scopes: [
        'Environ [650|900|1 200] m² de murs, finition lessivable, [24|36|50] cadres de portes, zéro odeur, protection des sols, et tout remis en place à 7 h.',
        'Reboucher les ancrages, isoler les taches d’eau, deux couches sur [800|1 100] m², numéros d’étage au pochoir selon notre charte.',
      ],
      notes: [
        'Vérification d’antécédents : les badges prennent trois jours.',
        'Un ascenseur nous est réservé dès 21 h.',
      ],
      subject: 'les travaux de peinture',
      approaches: [
        'À quatre, nous faisons environ 130 m² par nuit, sans odeur au matin.',
        'Je commencerais par un couloir témoin, accepté par vous, puis nous le répéterions.',
      ],
      questions: [
        ['Les cages d’escalier sont-elles en bloc ?', 'Oui, peintes bien des fois.'],
        ['Qui déplace les meubles ?', 'Notre concierge et une personne de chez vous.'],
      ],
      slots: {
        lieu: ['un cabinet médical', 'trois étages de bureaux', 'un petit hôtel', 'une école privée'],
      },
      skills: ['Painting', 'Sanding'],
      pay: { by: 'hour', from: 24, to: 40 },
      jobType: ['Part-Time', 'Contract', 'on-site'],
      category: 'commercial',
      duration: ['1 Month', '2 Months'],
    },
  ],
};
