import type { PastJob } from './past-job';

/** À Lyon et à Paris. */
export const FRANCE: readonly PastJob[] = [
  {
    hirer: 'Camille Perrin',
    by: 'Guillaume Moreau',
    trade: 'masonry',
    title: 'Ouvrir un mur de refend, linteau compris',
    text: 'Entre la cuisine et le séjour, le mur de refend est en pisé. L’ingénieur a calculé un linteau de 2,60 mètres ; il faut étayer, ouvrir et reprendre les tableaux.',
    price: 6300,
    days: 7,
    ago: 184,
    stars: 5,
    likes: ['quality', 'cleanliness'],
    review:
      'Pas une fissure à l’étage, et l’ingénieur est passé pour le confirmer. La bâche tenait si bien que nous avons dîné dans le séjour le soir même.',
    back: {
      stars: 5,
      likes: ['clearBrief', 'siteAccess'],
      review: 'La note de calcul était sur la table le premier jour. C’est assez rare pour être dit.',
    },
  },
  {
    hirer: 'Solène Marchand',
    by: 'Guillaume Moreau',
    trade: 'masonry',
    title: 'Reprendre le mur d’enceinte d’une école',
    text: 'Le mur d’enceinte de 1902 a perdu son couronnement et bombe sur trois mètres. Travaux pendant les vacances scolaires, échafaudage à prévoir.',
    price: 9200,
    days: 9,
    ago: 197,
    stars: 3,
    likes: ['quality'],
    review:
      'Le mur est droit et les pierres sont du bon gris. Mais l’échafaudage est resté une semaine de trop dans la cour, et la directrice nous l’a rappelé chaque jour.',
    back: {
      stars: 4,
      likes: ['communication', 'respect'],
      review:
        'Une agence qui vient sur le chantier, et qui écoute. La benne avait été commandée pour la mauvaise semaine.',
    },
  },
  {
    hirer: 'Olivier Garnier',
    by: 'Inès Benali',
    trade: 'architecture',
    title: 'Réaménager un rez-de-jardin en atelier',
    text: 'Le rez-de-jardin sert de débarras depuis vingt ans. J’aimerais y travailler le bois : plans, lumière, ventilation et une porte assez large pour un établi.',
    price: 3900,
    days: 8,
    ago: 379,
    stars: 4,
    likes: ['communication', 'quality'],
    review:
      'Inès a mesuré mon établi avant la porte, et elle a eu raison. Une variante de trop à mon goût, donc une semaine de plus.',
    back: {
      stars: 5,
      likes: ['respect', 'fairness'],
      review: 'Monsieur Garnier m’a montré comment il travaille avant de parler de murs. Tout en découle.',
    },
  },
  {
    hirer: 'Solène Marchand',
    by: 'Inès Benali',
    trade: 'architecture',
    title: 'Relevé et plans d’une halle maraîchère',
    text: 'Une halle de 1 200 mètres carrés, dont il ne reste que des photos. Relevé complet, plans et coupes au 1/50, et l’état des poteaux un par un.',
    price: 7400,
    days: 14,
    ago: 90,
    stars: 5,
    likes: ['quality', 'punctuality'],
    review:
      'Quarante-huit poteaux, quarante-huit fiches, et pas une cote à reprendre. Rendu le jour dit, ce qui nous a permis de déposer le dossier dans les temps.',
  },
  {
    hirer: 'Amélie Rousseau',
    by: 'Thierry Lacombe',
    trade: 'plumbing',
    title: 'Remplacer une colonne d’eau dans trois étages',
    text: 'La colonne d’eau froide fuit entre le deuxième et le troisième. La copropriété a voté son remplacement ; trois étages, coupure possible de neuf à seize heures.',
    price: 4750,
    days: 4,
    ago: 343,
    stars: 5,
    likes: ['communication', 'punctuality'],
    review:
      'Une affiche à chaque étage, une coupure de neuf à quinze heures, et personne n’a appelé le syndic. Thierry a même rebouché derrière les placards.',
    back: {
      stars: 4,
      likes: ['communication', 'siteAccess'],
      review:
        'Tout était voté, écrit et signé avant mon premier devis. Il manquait seulement la clé du troisième.',
    },
  },
  {
    hirer: 'Mehdi Cherif',
    by: 'Thierry Lacombe',
    trade: 'plumbing',
    title: 'Huit salles d’eau d’hôtel à remettre en service',
    text: 'Un hôtel rouvre huit chambres fermées depuis deux ans. Robinetterie, siphons, mitigeurs thermostatiques et rinçage des réseaux, de nuit pour quatre d’entre elles.',
    price: 8200,
    days: 8,
    ago: 102,
    stars: 4,
    likes: ['quality', 'communication'],
    review:
      'Huit chambres louées dès le samedi, sans une plainte. Deux mitigeurs sont arrivés en retard, et nous avons ouvert la dernière nuit de justesse.',
  },
];
