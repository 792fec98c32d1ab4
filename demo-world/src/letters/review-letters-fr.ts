import type { WrittenReviews } from './review-letter';

export const FRENCH_REVIEWS: WrittenReviews = {
  terms: 'L’artisan s’engage à réaliser « {title} » avant la date de fin indiquée.',
  ofProfessional: [
    {
      stars: [5],
      likes: ['punctuality', 'communication', 'fairness'],
      texts: [
        'À l’heure dite, des explications claires, et le prix est resté le prix.',
        'Le prix et les dates ont été tenus, et nous étions prévenus quand quelque chose devait attendre.',
      ],
    },
    {
      stars: [5],
      likes: ['quality', 'communication'],
      texts: [
        'Soigneux avec l’existant et patient avec nos questions. Nous rappellerons.',
        'Chaque étape expliquée, rien de laissé à moitié. Le chantier suivant est déjà réservé.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'cleanliness'],
      texts: [
        'Bon travail et chantier propre ; la seconde visite a eu un jour de retard.',
        'Travail soigné et chantier net ; une livraison tardive, sans que ce soit sa faute.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['communication', 'fairness', 'value'],
      texts: [
        'Deux solutions proposées, sans pousser vers la plus chère.',
        'On nous a dit ce qui pouvait attendre l’an prochain, et la facture s’en est trouvée plus légère.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'communication'],
      texts: [
        'Travail solide. Un peu plus long que prévu, mais nous étions prévenus.',
        'Beau résultat. La première date a bougé, mais nous l’avons su deux jours avant.',
      ],
    },
    {
      stars: [3],
      likes: ['quality', 'fairness'],
      texts: [
        'Le travail est correct, mais il a fallu demander deux fois les dernières finitions.',
        'Bien fait au bout du compte, même si la liste des détails a demandé trois appels.',
      ],
    },
    {
      stars: [5],
      likes: ['quality', 'punctuality'],
      texts: [
        'Des journées annoncées, des journées tenues, et un résultat qui semble avoir toujours été là.',
        'Chaque angle est fini comme si quelqu’un allait l’inspecter.',
        'Trois devis demandés : celui-ci était le plus précis, et il a tenu jusqu’à la dernière ligne.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['fairness', 'value'],
      texts: [
        'Une fois le mur ouvert, une solution moins chère, et l’économie pour nous.',
        'Nous a déconseillé la moitié de ce que nous voulions, avec raison.',
      ],
    },
    {
      stars: [4],
      likes: ['quality', 'communication'],
      texts: [
        'Du beau travail, un jour de plus à cause de la pluie.',
        'Des mains excellentes, des réponses un peu lentes.',
      ],
    },
  ],
  ofHirer: [
    {
      stars: [5],
      likes: ['clearBrief', 'communication', 'siteAccess'],
      texts: [
        'Demande claire, réponses rapides, chantier prêt à mon arrivée.',
        'Tout était mesuré et dégagé avant mon arrivée, et les réponses venaient dans l’heure.',
      ],
    },
    {
      stars: [5],
      likes: ['fairness', 'paidOnTime'],
      texts: [
        'Un petit supplément a été réglé sans discussion.',
        'Réglé le jour même, heures supplémentaires comprises.',
      ],
    },
    {
      stars: [5],
      likes: ['communication', 'respect'],
      texts: [
        'Café à dix heures et décision dans l’heure. Un plaisir.',
        'Accueil aimable, décisions rapides, et de la curiosité pour le métier.',
      ],
    },
    {
      stars: [4],
      likes: ['clearBrief', 'paidOnTime'],
      texts: [
        'L’accès était un peu compliqué à organiser, le reste parfait.',
        'Une liste claire dès le départ ; seul le stationnement a été un casse-tête.',
      ],
    },
    {
      stars: [3],
      likes: ['respect', 'fairness'],
      texts: ['Toujours poli, mais le projet a changé deux fois et il a fallu relancer pour le paiement.'],
    },
    {
      stars: [5],
      likes: ['fairness', 'paidOnTime'],
      texts: [
        'Le virement était là le lendemain matin.',
        'Ce qui était convenu a été écrit, et ce qui était écrit a été payé.',
      ],
    },
    {
      stars: [5],
      likes: ['clearBrief', 'communication'],
      texts: [
        'De bonnes questions, et de la confiance dans les réponses.',
        'Le devis avait été lu avant que nous en parlions.',
      ],
    },
    {
      stars: [5],
      likes: ['clearBrief', 'siteAccess'],
      hirer: 'company',
      texts: [
        'Quai, badge et courant étaient prêts à sept heures.',
        'Un seul responsable, une seule liste : on aimerait que tous les chantiers soient ainsi.',
      ],
    },
    {
      stars: [4, 5],
      likes: ['respect', 'siteAccess'],
      hirer: 'client',
      texts: ['Les meubles étaient déjà poussés, et le café coulait.'],
    },
    {
      stars: [3],
      likes: ['respect', 'fairness'],
      hirer: 'company',
      texts: ['Des gens aimables, mais ils étaient trois à décider et chacun voulait autre chose.'],
    },
  ],
};
