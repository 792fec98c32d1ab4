import type { Language } from '../trades/trade';

/** What hirers write into offers, and contractors into counter-proposals. */
type OfferLetters = { offers: readonly string[]; counters: readonly string[] };

export const OFFER_LETTERS: Record<Language, OfferLetters> = {
  en: {
    offers: [
      'We would like to offer you the job "{title}". Your letter answered what we had not thought to ask.',
      'We would like to offer you the job "{title}". Materials are on us, please keep the receipts.',
      'We would like to offer you the job "{title}". The key is with the neighbours on weekdays.',
      'We would like to offer you the job "{title}". Tell us a day before you need the water or power off.',
    ],
    counters: [
      'Happy to do it. With the second visit for the finish, I need a little more time and money.',
      'The wall behind needs work first. With that included, this is my honest figure.',
      'I can start sooner if a helper comes along; the figure is for both of us.',
    ],
  },
  fr: {
    offers: [
      'Nous souhaitons vous confier le chantier « {title} ». Votre lettre répondait à des questions que nous n’avions pas posées.',
      'Nous souhaitons vous confier le chantier « {title} ». Les fournitures sont à notre charge, gardez les reçus.',
      'Nous souhaitons vous confier le chantier « {title} ». En semaine, la clé est chez les voisins.',
    ],
    counters: [
      'Avec plaisir. En comptant une seconde visite pour les finitions, il me faut un peu plus de temps et de budget.',
      'Le mur du fond est à reprendre d’abord. Cela compris, voici mon prix juste.',
    ],
  },
};
