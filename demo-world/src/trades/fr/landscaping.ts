import type { Trade } from '../trade';

export const landscapingFr: Trade = {
  name: 'landscaping',
  language: 'fr',
  professions: ['Paysagiste', 'Paysagiste'],
  experience: [
    'Je construis le drain avant la plate-bande : une plante pardonne beaucoup, sauf d’avoir les pieds mouillés.',
    'Je plante d’abord indigène et je demande leur avis aux abeilles.',
    'Je repasse après le premier hiver, gratuitement, et je replace ce qui a bougé.',
    'Je dessine à la main, au 1:50, ce qui évite bien des malentendus.',
    'Je dessine le massif tel qu’il sera dans trois ans, pas le jour de la plantation.',
    'Je garde la terre du terrain et j’en apporte le moins possible.',
  ],
  skills: ['Landscaping', 'Paving', 'Irrigation', 'Drainage'],
  kinds: [
    {
      titles: ['Terrasse en {pave} dans la cour', 'Pavage de {surface} m² en {pave}'],
      intros: [
        'Derrière notre {home} se trouve une dalle qui penche vers la maison. Nous voudrions souper dehors sans caler la table.',
        'La cour de notre {home} ({district}) est surtout de la boue et de bonnes intentions. Une terrasse sera le premier pas.',
        'Depuis que le vieux prunier est tombé, il y a derrière notre {home} un carré vide qui réclame une table.',
        'Les copeaux étaient une erreur : on en trouve dans la cuisine, dans les plates-bandes et dans le chien.',
      ],
      scopes: [
        'Casser la dalle, creuser [25|30|35] cm, pierre concassée en couches, lit de pose, {surface} m² de {pave}, bordure et pente de deux pour cent vers le gazon.',
        '{surface} m² en {pave}, bord courbe d’un côté, gaine pour l’éclairage, une marche de 16 cm devant la cuisine.',
      ],
      notes: [
        'On n’entre que par le sous-sol, ou par-dessus la clôture avec une grue.',
        'Le figuier reste ; il a survécu à l’ancien propriétaire.',
      ],
      subject: 'la terrasse en {pave}',
      approaches: [
        'Je prendrais les niveaux avec vous un soir, au cordeau, pour que vous puissiez vous y asseoir avant qu’elle existe.',
        'Quatre jours avec une plaque qui passe votre portillon : fouille, assise, {pave}, joints.',
      ],
      questions: [
        [
          'Où va la descente de gouttière du coin ?',
          'Sur la vieille dalle. Si vous pouvez la mener au gazon, volontiers.',
        ],
        ['Prévoyez-vous une pergola ?', 'L’an prochain peut-être ; deux appuis d’avance seraient sages.'],
      ],
      slots: {
        pave: ['pavé de béton', 'pavé de granit', 'brique pleine', 'ardoise'],
        surface: ['22', '28', '35', '44'],
      },
      skills: ['Landscaping', 'Paving'],
      pay: { by: 'job', from: 3600, to: 12500 },
      category: 'residential',
      duration: ['1 Week', '2 Weeks'],
    },
    {
      titles: ['Entretien des jardins d’{lieu}', 'Jardinier pour {lieu}, toute l’année'],
      intros: [
        'Le conseil d’{lieu} ({district}) cherche une seule personne fiable au lieu d’une équipe différente chaque mardi.',
        'Notre jardinier prend sa retraite après dix-neuf ans, et il faut quelqu’un qui distingue une pivoine d’une mauvaise herbe.',
        'Les résidents ont commencé à tailler eux-mêmes, d’où cette annonce.',
        'Les allées sont propres, les haies ne le sont plus : il faut à l’année quelqu’un qui aime revenir.',
      ],
      scopes: [
        'Environ [huit mille|dix mille|douze mille] mètres carrés : tonte, haies deux fois l’an, massifs à la main, feuilles, taille de [onze|seize] fruitiers. [Deux|Trois] jours par semaine.',
        'Tonte et bordures chaque semaine, un plan de plantation par saison pour l’entrée, mise en route et purge de l’arrosage, une note en fin de mois.',
      ],
      notes: [
        'Aucun pesticide : les résidents ont voté.',
        'Il y a une remise, une tondeuse et une bouilloire.',
      ],
      subject: 'l’entretien des jardins',
      approaches: [
        'Je ferais le tour avec la personne qui connaît le mieux le terrain, puis un plan des massifs et un calendrier.',
        'Je préfère commencer dans un mois calme et apprendre l’arrosage avant d’en avoir besoin.',
      ],
      questions: [
        ['Qui décide des plantations ?', 'Un comité de trois, aimable, dont deux aiment les bégonias.'],
        ['Y a-t-il de l’eau près des massifs du fond ?', 'Un robinet à chaque coin, dont un timide.'],
      ],
      slots: { lieu: ['une coopérative d’habitation', 'une résidence pour aînés', 'un collège privé'] },
      skills: ['Landscaping', 'Irrigation'],
      pay: { by: 'hour', from: 22, to: 36 },
      jobType: ['Part-Time', 'Full-Time', 'on-site'],
      category: 'commercial',
      duration: ['6 Months', '12 Months'],
    },
  ],
};
