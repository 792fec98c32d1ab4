import type { Trade } from '../trade';

export const carpentryFr: Trade = {
  name: 'carpentry',
  language: 'fr',
  professions: ['Menuisier', 'Menuisière'],
  experience: [
    'J’ai appris chez un charpentier de marine ; depuis, aucun mur de travers ne me fait peur.',
    'Mon atelier est à vingt minutes : les panneaux arrivent finis et votre maison reste calme.',
    'J’ajuste au mur au lieu de remplir au silicone.',
    'Je fais les escaliers comme on me les a appris, avec des coins et sans vis apparente.',
    'Je garde les chutes étiquetées jusqu’à votre emménagement, car il manque toujours quelque chose.',
    'Je laisse un dessin de ce qui se trouve derrière chaque panneau.',
  ],
  skills: ['carpentry', 'Built-ins', 'Stairs', 'Decks', 'Trim'],
  kinds: [
    {
      titles: ['Bibliothèque sur mesure en {bois}', 'Rangements en {bois} de part et d’autre {endroit}'],
      intros: [
        'Le salon de notre {home} a deux niches de part et d’autre {endroit}, aucune d’équerre, et trois cents livres qui vivent par terre.',
        'Nous rêvons d’une bibliothèque depuis notre arrivée dans le quartier {district}. Il y a maintenant un croquis et un budget.',
        'Les étagères bon marché de notre {home} ont commencé à sourire sous le poids des dictionnaires.',
        'Une maquette en carton occupe depuis Noël le mur du salon ; elle devrait maintenant devenir du bois.',
      ],
      scopes: [
        'Chaque travée mesure environ [110|120|135] cm de large, [245|260|280] de haut et [28|32] de profondeur : portes basses, étagères réglables, en {bois}, corniche assortie à l’ancienne.',
        'Caissons en {bois}, tablettes de 25 mm qui ne fléchissent pas, passage de câbles, finition en atelier ou sur place selon vous.',
      ],
      notes: [
        'Le plancher descend de [12|15] mm d’un bout à l’autre.',
        'Il y a un radiateur sous la fenêtre : il lui faut de l’air.',
      ],
      subject: 'la bibliothèque',
      approaches: [
        'Je relèverais un gabarit des deux niches, je fabriquerais en atelier et je ne passerais que deux ou trois jours chez vous.',
        'Pour du {bois} à cette portée, je cacherais un fer dans les plus longues tablettes.',
      ],
      questions: [
        [
          'Portes encastrées ou en applique ? L’encastré demande une journée de plus.',
          'Encastrées. C’est le détail que nous regardons chez les autres.',
        ],
        ['Y aura-t-il des disques ? C’est lourd.', 'Un bon mètre de vinyles, oui.'],
      ],
      slots: {
        bois: ['chêne massif', 'frêne', 'contreplaqué de bouleau', 'noyer'],
        endroit: ['de la cheminée', 'du foyer', 'de la fenêtre'],
      },
      skills: ['carpentry', 'Built-ins'],
      pay: { by: 'job', from: 2600, to: 8200 },
      category: 'residential',
      duration: ['1 Month', '2 Weeks'],
    },
    {
      titles: ['Construire une terrasse en {lame}', 'Terrasse de {taille} m² en {lame}'],
      intros: [
        'Un pied est passé à travers la vieille terrasse le mois dernier, ce qui a clos le débat. Les poteaux sont en pleine terre.',
        'Derrière notre {home} ({district}), nous voudrions une terrasse de {taille} m² avant les beaux jours.',
        'Les enfants n’ont plus le droit d’aller sur la terrasse depuis qu’une lame a cédé.',
        'Entre la cuisine de notre {home} et le jardin, il y a trois marches de trop et aucun endroit où s’asseoir.',
      ],
      scopes: [
        'Démolition et évacuation, [six|huit|neuf] appuis hors gel, structure à 40 cm, {lame} avec fixations cachées, escalier de [trois|quatre|cinq] marches et garde-corps conforme.',
        '{taille} m² de {lame}, banc intégré sur le grand côté, trappe pour ranger les vélos dessous, bavette contre la façade.',
      ],
      notes: [
        'Un érable à deux mètres : on creuse à la main de ce côté.',
        'Le passage latéral fait 95 cm, aucune machine ne passe.',
      ],
      subject: 'la terrasse',
      shows: 'deck',
      approaches: [
        'Je ferais un plan coté pour le permis, puis environ [huit|dix] jours de chantier, les appuis d’abord.',
        'Avec des {lame}, je laisse le jeu du fabricant et je traite chaque coupe : c’est là que tout se décide dans dix ans.',
      ],
      questions: [
        [
          'Le mur derrière la lisse est-il en brique ou en bardage ?',
          'En bardage ; deux planches sont molles et peuvent faire partie du travail.',
        ],
        [
          'Pieux vissés ou béton ?',
          'Des pieux près de l’arbre, du béton ailleurs, si cela peut se mélanger.',
        ],
      ],
      slots: {
        lame: ['lames de cèdre', 'lames de mélèze', 'lames composites', 'lames de pin traité'],
        taille: ['18', '24', '30', '36'],
      },
      skills: ['carpentry', 'Decks'],
      pay: { by: 'job', from: 6200, to: 17500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
  ],
};
