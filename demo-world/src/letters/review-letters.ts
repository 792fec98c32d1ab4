import type { Language } from '../trades/trade';
import type { WrittenReview, WrittenReviews } from './review-letter';
import { ENGLISH_REVIEWS } from './review-letters-en';
import { FRENCH_REVIEWS } from './review-letters-fr';

/** What somebody writes who gives one of these numbers of stars, and what they can have liked then. */
export type ReviewLetter<Like extends string> = Omit<WrittenReview<Like>, 'texts'> & { text: string };

/** One for each way to say it. */
function lettersOf<Like extends string>(written: readonly WrittenReview<Like>[]): ReviewLetter<Like>[] {
  return written.flatMap(({ texts, ...rest }) => texts.map((text) => ({ ...rest, text })));
}

const lettersIn = ({ ofProfessional, ofHirer, ...around }: WrittenReviews) => ({
  ...around,
  ofProfessional: lettersOf(ofProfessional),
  ofHirer: lettersOf(ofHirer),
});

export const REVIEW_LETTERS: Record<Language, ReturnType<typeof lettersIn>> = {
  en: lettersIn(ENGLISH_REVIEWS),
  fr: lettersIn(FRENCH_REVIEWS),
};
