import type { Language } from '../trades/trade';

/** What hirers write into offers, and contractors into counter-proposals. */
type OfferLetters = { offers: readonly string[]; counters: readonly string[] };

export const OFFER_LETTERS: Record<Language, OfferLetters> = {
  en: {
    offers: [
      'We would like to offer you the job "{title}". Your letter answered what we had not thought to ask.',
      'We would like to offer you the job "{title}". Materials are on us, please keep the receipts.',
      'We would like to offer you the job "{title}". The key is with the neighbors on weekdays.',
      'We would like to offer you the job "{title}". Tell us a day before you need the water or power off.',
      'We would like to offer you the job "{title}". The price is the one in your letter, and the start is up to you.',
      'We would like to offer you the job "{title}". Two neighbors are watching: they have the same work to give.',
      'We would like to offer you the job "{title}". Somebody is at home every day until six.',
      'We would like to offer you the job "{title}". We read your reviews and had no more questions.',
    ],
    counters: [
      'Happy to do it. With the second visit for the finish, I need a little more time and money.',
      'The wall behind needs work first. With that included, this is my honest figure.',
      'I can start sooner if a helper comes along; the figure is for both of us.',
      'The access is narrower than in the pictures, so everything goes by hand. This covers it.',
      'I would use the better material here; the difference is all in this figure.',
    ],
  },
  fr: {
    offers: [
      'Nous souhaitons vous confier le chantier « {title} ». Votre lettre répondait à des questions que nous n’avions pas posées.',
      'Nous souhaitons vous confier le chantier « {title} ». Les fournitures sont à notre charge, gardez les reçus.',
      'Nous souhaitons vous confier le chantier « {title} ». En semaine, la clé est chez les voisins.',
      'Nous souhaitons vous confier le chantier « {title} ». Le prix est celui de votre lettre, la date de début est à votre choix.',
      'Nous souhaitons vous confier le chantier « {title} ». Il y a quelqu’un à la maison tous les jours jusqu’à 18 h.',
      'Nous souhaitons vous confier le chantier « {title} ». Vos avis nous ont convaincus.',
    ],
    counters: [
      'Avec plaisir. En comptant une seconde visite pour les finitions, il me faut un peu plus de temps et de budget.',
      'Le mur du fond est à reprendre d’abord. Cela compris, voici mon prix juste.',
      'L’accès est plus étroit que sur les photos, tout se portera à la main. Ce prix en tient compte.',
      'Je conseille ici un meilleur matériau ; la différence est toute dans ce montant.',
    ],
  },
};
