import type { Language } from '../trades/trade';

/**
 * Why a side wants the contract changed, each of it for one contract: a hirer adds work, a professional has found more to
 * do or waits for material.
 */
type AmendmentLetters = Record<'hirer' | 'professional', readonly string[]>;

export const AMENDMENT_LETTERS: Record<Language, AmendmentLetters> = {
  en: {
    professional: [
      'The material comes ten days late, and the second half of it costs more than in the quote. The supplier’s letter is in your messages.',
      'Now that the work has begun, there is more to do than any of us could see. The pictures are in your messages.',
      'What you asked for on my second visit was not in the quote. This covers it, with the days that it needs.',
      'It has taken two more visits than we both planned, and the rented equipment with them. I can show you the days and the invoices.',
    ],
    hirer: [
      'We would like to add the small items from our walk through last week, at the price you named there. Please take the days for them.',
      'The inspector wants one more thing done, which was in nobody’s quote. Here is the figure you gave us on the phone, and ten days more.',
      'After your advice on site we would like the better version after all. This is the difference you wrote down, with the time to order it.',
    ],
  },
  fr: {
    professional: [
      'Les matériaux arrivent avec dix jours de retard, et la seconde moitié coûte plus cher que prévu au devis.',
      'Le travail commencé, il y a plus à faire que ce que nous pouvions voir. Les photos sont dans vos messages.',
    ],
    hirer: [
      'Nous aimerions ajouter les petites choses vues ensemble sur place, au prix que vous avez nommé. Prenez les jours qu’il faut.',
      'Suivant votre conseil, nous voudrions finalement la meilleure version. Voici la différence que vous aviez notée, avec le délai de commande.',
    ],
  },
};
