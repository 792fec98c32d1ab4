import type { Language } from '../trades/trade';

/** Why a side wants the contract changed, and the line that it adds to the terms. */
type AmendmentLetters = { reasons: readonly string[]; term: string };

export const AMENDMENT_LETTERS: Record<Language, AmendmentLetters> = {
  en: {
    reasons: [
      'Behind the old covering more has to be replaced than any of us could see. I have sent you the pictures.',
      'The material comes ten days late, and the second half costs more than in the quote.',
    ],
    term: 'The additional work is included in the new amount.',
  },
  fr: {
    reasons: [
      'Derrière l’ancien revêtement, il y a plus à remplacer que ce que nous pouvions voir. Vous avez reçu les photos.',
      'Les matériaux arrivent avec dix jours de retard, et la seconde moitié coûte plus cher que prévu au devis.',
    ],
    term: 'Les travaux supplémentaires sont compris dans le nouveau montant.',
  },
};
