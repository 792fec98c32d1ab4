import type { Trade } from '../trade';

export const masonryFr: Trade = {
  name: 'masonry',
  language: 'fr',
  professions: ['Maçon', 'Maçonne'],
  experience: [
    'Je cherche le mortier par le sable et la chaux, pas sur un nuancier, et je fais toujours un essai.',
    'Troisième génération de maçons ; la taloche de mon grand-père est encore dans le camion.',
    'J’emploie la chaux là où le mur est tendre, car le ciment casserait ses briques.',
    'J’ai remonté une soixantaine de cheminées, photographiées avant et après.',
    'Je protège l’ouvrage frais du soleil et du gel, et je reviens moi-même retirer les bâches.',
    'J’ouvre les joints à la main autour des vieilles briques ; la disqueuse en mange les arêtes.',
  ],
  skills: ['masonry', 'Repointing', 'Stone walls', 'Lime mortar', 'Concrete'],
  kinds: [
    {
      titles: ['Rejointoyer {mur} à la chaux', 'Reprise des joints, {mur}'],
      intros: [
        'Sur {mur} de notre {home}, on peut enfoncer une clé dans les joints, et la dernière tempête a laissé une tache en forme de carte.',
        'Quelqu’un a refait {mur} au ciment il y a trente ans ; depuis, les briques s’écaillent. Nous voudrions réparer cela comme il faut.',
        'Du sable coule des joints dès qu’un camion passe dans la rue.',
        'Des mésanges logent dans {mur}, tant les joints sont devenus profonds.',
      ],
      scopes: [
        'Environ [35|48|62] m². Dégarnissage soigné sur deux fois la largeur du joint, mortier de chaux assorti au {teinte} d’origine, remplacement de [vingt|trente|cinquante] briques que nous avons gardées.',
        'Merci de chiffrer au mètre carré, avec un panneau d’essai : chaux {teinte}, joint légèrement en retrait, nettoyage à l’eau seulement, [six|huit] tours de fenêtres.',
      ],
      notes: [
        'L’échafaudage sera chez la voisine, qui est d’accord.',
        'Rien sous 5 °C : mieux vaut tard que gelé.',
      ],
      subject: 'le rejointoiement',
      shows: 'brick-repointing',
      approaches: [
        'Je ferais deux joints d’essai en {teinte}, à regarder une semaine plus tard, puis je descendrais par bandes depuis le haut.',
        'Le dégarnissage est la moitié lente ; je le fais à la lame oscillante et au ciseau pour garder les arêtes.',
      ],
      questions: [
        [
          'Le mur est-il peint quelque part ?',
          'Seulement une bande en bas, dont nous aimerions être débarrassés.',
        ],
        ['Puis-je prélever un morceau de l’ancien mortier ?', 'Autant que vous voulez, il tombe tout seul.'],
      ],
      slots: {
        mur: ['la façade sur rue', 'le mur arrière', 'le pignon', 'le mur de la cour'],
        teinte: ['gris clair', 'beige', 'ocre', 'blanc cassé'],
      },
      skills: ['masonry', 'Lime mortar'],
      pay: { by: 'job', from: 3600, to: 13500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
    {
      titles: ['Mur de soutènement en {pierre}', 'Soutènement en {pierre}, {metres} mètres'],
      intros: [
        'Le talus derrière notre {home} glisse sur la cour à chaque mois de mars. Nous voulons un vrai mur en {pierre}.',
        'Les vieilles traverses du jardin ({district}) sont devenues du compost ; derrière, il y a un mètre de terre et un rosier têtu.',
        'Le gel a si bien poussé le vieux mur que la brouette ne passe plus.',
        'Notre pente ({district}) est trop raide pour la tondeuse et trop belle pour les ronces.',
      ],
      scopes: [
        '{metres} mètres de long, [80|95|110] cm au plus haut, en {pierre}, assise en pierre concassée, drain et géotextile, [trois|quatre] marches dans l’épaisseur.',
        'Prix pour {metres} mètres avec fruit, boutisses tous les mètres, couronnement où l’on peut s’asseoir, évacuation des terres.',
      ],
      notes: [
        'Le portillon fait un mètre : une mini-pelle passe, pas un camion.',
        'Le rosier reste. Tout le reste se discute.',
      ],
      subject: 'le mur de soutènement',
      approaches: [
        'Je choisirais la {pierre} à la carrière ; un tiers de ce qu’on livre ne vaut rien à sec.',
        'Deux jours pour l’assise et le drain, puis environ deux mètres finis par jour à deux.',
      ],
      questions: [
        [
          'Où le drain peut-il sortir ?',
          'Vers le fossé, le long de la clôture, quarante centimètres plus bas.',
        ],
        ['Y a-t-il des câbles dans le talus ?', 'Un vieux câble d’éclairage, mort depuis longtemps.'],
      ],
      slots: {
        pierre: ['pierre des champs', 'pierre calcaire', 'pierre de granit'],
        metres: ['8', '11', '14', '18'],
      },
      skills: ['masonry', 'Stone walls'],
      pay: { by: 'job', from: 4800, to: 15500 },
      category: 'residential',
      duration: ['2 Weeks', '1 Month'],
    },
  ],
};
