type Title = { en: string; fr: string };

/** What can be seen before and after somebody's work. `cost`: whole dollars; `days`: of work. */
type Subject = {
  /** Whose work it is; some do it beside their main trade. */
  trades: readonly string[];
  cost: readonly [from: number, to: number];
  days: readonly [from: number, to: number];
  /** Each a place of its own, by its letter, with what it looks like in the end. */
  places: Record<string, Title>;
};

/** `pictures/<subject>-<letter>-before.webp` and `-after.webp`: two pictures of each place from one point. */
export const SUBJECTS = {
  'bathroom-tiles': {
    trades: ['tiling', 'plumbing'],
    cost: [6800, 15_500],
    days: [8, 15],
    places: {
      a: { en: 'Bathroom in white metro tiles', fr: 'Salle de bains en carreaux métro blancs' },
      b: { en: 'Bathroom in upright green tiles', fr: 'Salle de bains aux carreaux verts verticaux' },
      c: { en: 'Bathroom in large stone tiles', fr: 'Salle de bains aux grands carreaux couleur pierre' },
    },
  },
  backsplash: {
    trades: ['tiling'],
    cost: [900, 2200],
    days: [2, 4],
    places: {
      a: { en: 'White tiles behind a kitchen counter', fr: 'Crédence de cuisine en carreaux blancs' },
    },
  },
  kitchen: {
    trades: ['carpentry'],
    cost: [11_500, 24_000],
    days: [9, 16],
    places: {
      a: { en: 'Green kitchen with a wooden worktop', fr: 'Cuisine verte au plan de travail en bois' },
      b: { en: 'Pale kitchen with blue tiles', fr: 'Cuisine claire aux carreaux bleus' },
    },
  },
  'painting-room': {
    trades: ['painting'],
    cost: [850, 2400],
    days: [2, 5],
    places: {
      a: { en: 'Living room with a green wall', fr: 'Séjour au mur vert' },
      b: { en: 'Reading corner in terracotta', fr: 'Coin lecture au mur terre cuite' },
      c: { en: 'Living room with a dark blue wall', fr: 'Séjour au mur bleu nuit' },
    },
  },
  'floor-sanding': {
    trades: ['flooring'],
    cost: [1900, 4200],
    days: [3, 6],
    places: {
      a: { en: 'Oak floor, sanded and oiled', fr: 'Parquet en chêne poncé et huilé' },
    },
  },
  plaster: {
    trades: ['drywall', 'painting'],
    cost: [700, 2600],
    days: [2, 5],
    places: {
      a: { en: 'Broken plaster, skimmed anew', fr: 'Enduit cassé, refait à neuf' },
      b: { en: 'Wall smooth and white again', fr: 'Mur de nouveau lisse et blanc' },
    },
  },
  'brick-repointing': {
    trades: ['masonry'],
    cost: [3200, 9800],
    days: [5, 12],
    places: {
      a: { en: 'Red brick wall, cleaned and repointed', fr: 'Mur de briques rouges nettoyé et rejointoyé' },
      b: { en: 'Yellow brick wall, repointed', fr: 'Mur de briques jaunes rejointoyé' },
    },
  },
  'front-steps': {
    trades: ['masonry'],
    cost: [4200, 8900],
    days: [4, 8],
    places: {
      a: { en: 'Front steps in stone with a handrail', fr: 'Perron en pierre avec rampe' },
    },
  },
  'roof-tiles': {
    trades: ['roofing'],
    cost: [14_500, 32_000],
    days: [8, 15],
    places: {
      a: { en: 'Clay tile roof with a roof window', fr: 'Toit en tuiles avec fenêtre de toit' },
    },
  },
  'roof-slates': {
    trades: ['roofing'],
    cost: [18_500, 38_000],
    days: [10, 18],
    places: {
      b: { en: 'Slate roof, lead around the chimney', fr: 'Toit d’ardoises, plomb autour de la cheminée' },
    },
  },
  gutter: {
    trades: ['roofing'],
    cost: [900, 2400],
    days: [1, 3],
    places: {
      a: { en: 'Zinc gutter and downpipe', fr: 'Gouttière et descente en zinc' },
    },
  },
  deck: {
    trades: ['carpentry', 'landscaping'],
    cost: [7600, 15_800],
    days: [6, 11],
    places: {
      a: { en: 'Oiled wooden deck', fr: 'Terrasse en bois huilé' },
    },
  },
  window: {
    trades: ['windows', 'carpentry'],
    cost: [1400, 3800],
    days: [1, 3],
    places: {
      a: { en: 'White window in an old wall', fr: 'Fenêtre blanche dans un mur ancien' },
    },
  },
  radiator: {
    trades: ['hvac', 'plumbing'],
    cost: [1100, 3200],
    days: [1, 4],
    places: {
      a: { en: 'Radiator with a thermostatic valve', fr: 'Radiateur avec robinet thermostatique' },
    },
  },
  'sink-pipes': {
    trades: ['plumbing'],
    cost: [250, 850],
    days: [1, 2],
    places: {
      a: { en: 'Trap and hoses under a kitchen sink', fr: 'Siphon et flexibles sous un évier' },
    },
  },
  'water-heater': {
    trades: ['plumbing', 'hvac'],
    cost: [1600, 4200],
    days: [1, 3],
    places: {
      a: { en: 'Water heater with a heat pump', fr: 'Chauffe-eau à pompe à chaleur' },
    },
  },
  extension: {
    trades: ['architecture'],
    cost: [9500, 28_000],
    days: [30, 75],
    places: {
      a: {
        en: 'Kitchen extension with wide glass doors',
        fr: 'Extension de cuisine aux larges baies vitrées',
      },
    },
  },
  'electric-panel': {
    trades: ['electrical'],
    cost: [2400, 5200],
    days: [1, 3],
    places: {
      a: { en: 'Panel with four rows of breakers', fr: 'Tableau électrique à quatre rangées' },
    },
  },
  'attic-insulation': {
    trades: ['insulation', 'roofing'],
    cost: [2600, 6400],
    days: [2, 5],
    places: {
      a: { en: 'Attic in mineral wool', fr: 'Combles isolés à la laine minérale' },
    },
  },
} as const satisfies Record<string, Subject>;

export type SubjectName = keyof typeof SUBJECTS;

/** A place with its two pictures: `<pair>-before.webp`, `<pair>-after.webp`. */
export type Rendering = { pair: string; subject: string; title: Title } & Omit<Subject, 'places'>;

export const RENDERINGS: readonly Rendering[] = Object.entries<Subject>(SUBJECTS).flatMap(
  ([subject, { places, ...work }]) =>
    Object.entries(places).map(([letter, title]) => ({
      ...work,
      subject,
      title,
      pair: `${subject}-${letter}`,
    })),
);
