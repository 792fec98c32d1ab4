import type { CONTRACTOR_LIKES, HIRER_LIKES } from '@plumbline/shared-schema/options';
import type { Language } from '../trades/trade';

/** What somebody writes who gives one of these numbers of stars, and what they can have liked then. */
export type ReviewLetter<Like extends string> = {
  stars: readonly number[];
  likes: readonly Like[];
  text: string;
};

/** What both sides write around the work: the contract, what was done, and how it was. */
type ReviewLetters = {
  terms: string;
  work: readonly string[];
  changes: readonly string[];
  ofProfessional: readonly ReviewLetter<(typeof CONTRACTOR_LIKES)[number]>[];
  ofHirer: readonly ReviewLetter<(typeof HIRER_LIKES)[number]>[];
};

export const REVIEW_LETTERS: Record<Language, ReviewLetters> = {
  en: {
    terms: 'The professional agrees to complete "{title}" by the specified end date.',
    work: [
      'Everything is done and swept. The shut-off is now labelled.',
      'Finished this morning; the last coat needs a day to dry before you hang anything.',
      'All points of the list are done, and I left the spare parts in the cupboard.',
      'Tested twice, no surprises. Tell me if anything is not as you wanted it.',
    ],
    changes: [
      'Nearly there: the edge beside the window still needs another coat.',
      'The work is good, but two of the covers are missing.',
    ],
    ofProfessional: [
      {
        stars: [5],
        likes: ['punctuality', 'communication', 'fairness'],
        text: 'Came on time, told us what had turned up, and the price stayed the price.',
      },
      {
        stars: [5],
        likes: ['quality', 'communication'],
        text: 'Careful with the old floor and patient with our questions. We would call again.',
      },
      {
        stars: [4],
        likes: ['quality', 'cleanliness'],
        text: 'Good work and a tidy site; the second visit came a day later than agreed.',
      },
      {
        stars: [4, 5],
        likes: ['communication', 'fairness', 'value'],
        text: 'Explained two ways to do it and did not push the expensive one.',
      },
      {
        stars: [4],
        likes: ['quality', 'communication'],
        text: 'Solid work. It took longer than planned, but we were told in time.',
      },
      {
        stars: [5],
        likes: ['quality', 'punctuality'],
        text: 'The result looks better than the drawing. Thank you for staying late on Friday.',
      },
      {
        stars: [5],
        likes: ['quality', 'cleanliness'],
        text: 'Clean, quiet, exact. Our neighbours have asked for the number.',
      },
      {
        stars: [3],
        likes: ['quality', 'fairness'],
        text: 'The work itself is fine, but we had to ask twice for the last corner.',
      },
      {
        stars: [3],
        likes: ['value', 'communication'],
        text: 'Fair price and friendly, but the site was left for us to sweep.',
      },
    ],
    ofHirer: [
      {
        stars: [5],
        likes: ['clearBrief', 'communication', 'siteAccess'],
        text: 'Clear about the work, quick with answers, and the site was ready when I came.',
      },
      {
        stars: [5],
        likes: ['fairness', 'paidOnTime'],
        text: 'Fair people. A small extra was paid without discussion.',
      },
      {
        stars: [4],
        likes: ['clearBrief', 'paidOnTime'],
        text: 'Good description of the job; access could have been easier to arrange.',
      },
      {
        stars: [5],
        likes: ['communication', 'respect'],
        text: 'Coffee at ten and a decision within the hour. A pleasure.',
      },
      {
        stars: [4, 5],
        likes: ['clearBrief', 'respect'],
        text: 'Knew what they wanted and said so at the start.',
      },
      {
        stars: [3],
        likes: ['respect', 'fairness'],
        text: 'Polite, but the plan changed twice while I was working, and the payment took a reminder.',
      },
    ],
  },
  fr: {
    terms: 'L’artisan s’engage à réaliser « {title} » avant la date de fin indiquée.',
    work: [
      'Tout est terminé et balayé. La vanne d’arrêt est maintenant étiquetée.',
      'Fini ce matin ; la dernière couche doit sécher un jour avant d’accrocher quoi que ce soit.',
      'Tous les points de la liste sont faits, les pièces restantes sont dans le placard.',
    ],
    changes: ['Presque : le bord près de la fenêtre demande encore une couche.'],
    ofProfessional: [
      {
        stars: [5],
        likes: ['punctuality', 'communication', 'fairness'],
        text: 'À l’heure dite, des explications claires, et le prix est resté le prix.',
      },
      {
        stars: [5],
        likes: ['quality', 'communication'],
        text: 'Soigneux avec le vieux parquet et patient avec nos questions. Nous rappellerons.',
      },
      {
        stars: [4],
        likes: ['quality', 'cleanliness'],
        text: 'Bon travail et chantier propre ; la seconde visite a eu un jour de retard.',
      },
      {
        stars: [4, 5],
        likes: ['communication', 'fairness', 'value'],
        text: 'Deux solutions proposées, sans pousser vers la plus chère.',
      },
      {
        stars: [4],
        likes: ['quality', 'communication'],
        text: 'Travail solide. Un peu plus long que prévu, mais nous étions prévenus.',
      },
      {
        stars: [3],
        likes: ['quality', 'fairness'],
        text: 'Le travail est correct, mais il a fallu demander deux fois les dernières finitions.',
      },
    ],
    ofHirer: [
      {
        stars: [5],
        likes: ['clearBrief', 'communication', 'siteAccess'],
        text: 'Demande claire, réponses rapides, chantier prêt à mon arrivée.',
      },
      {
        stars: [5],
        likes: ['fairness', 'paidOnTime'],
        text: 'Des gens corrects. Un petit supplément a été réglé sans discussion.',
      },
      {
        stars: [5],
        likes: ['communication', 'respect'],
        text: 'Café à dix heures et décision dans l’heure. Un plaisir.',
      },
      {
        stars: [4],
        likes: ['clearBrief', 'paidOnTime'],
        text: 'L’accès était un peu compliqué à organiser, le reste parfait.',
      },
      {
        stars: [3],
        likes: ['respect', 'fairness'],
        text: 'Des gens polis, mais le projet a changé deux fois et il a fallu relancer pour le paiement.',
      },
    ],
  },
};
