import type { Language } from '../trades/trade';

/**
 * Why a side wants the contract changed: there is more to do than was seen, or, before anything is handed in, material
 * is late. And the line that it adds to the terms.
 */
type AmendmentLetters = { more: string; late: string; term: string };

export const AMENDMENT_LETTERS: Record<Language, AmendmentLetters> = {
  en: {
    more: 'Now that the work has begun, there is more to do than any of us could see. The pictures are in your messages.',
    late: 'The material comes ten days late, and the second half costs more than in the quote.',
    term: 'The additional work is included in the new amount.',
  },
  fr: {
    more: 'Le travail commencé, il y a plus à faire que ce que nous pouvions voir. Les photos sont dans vos messages.',
    late: 'Les matériaux arrivent avec dix jours de retard, et la seconde moitié coûte plus cher que prévu au devis.',
    term: 'Les travaux supplémentaires sont compris dans le nouveau montant.',
  },
};
