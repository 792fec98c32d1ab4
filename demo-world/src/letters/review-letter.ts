import type { CONTRACTOR_LIKES, HIRER_LIKES } from '@plumbline/shared-schema/options';

/** Who gives one of these numbers of stars, what they can have liked then, and ways to say it. */
export type WrittenReview<Like extends string> = {
  stars: readonly number[];
  likes: readonly Like[];
  texts: readonly string[];
  /** Where the words fit a hirer of one kind only. */
  hirer?: 'client' | 'company';
};

/** What both sides write around the work: the contract, and how it was. */
export type WrittenReviews = {
  terms: string;
  ofProfessional: readonly WrittenReview<(typeof CONTRACTOR_LIKES)[number]>[];
  ofHirer: readonly WrittenReview<(typeof HIRER_LIKES)[number]>[];
};
