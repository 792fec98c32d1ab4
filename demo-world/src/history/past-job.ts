import type { CONTRACTOR_LIKES, HIRER_LIKES } from '@plumbline/shared-schema/options';

type PastReview<Like extends string> = { stars: 1 | 2 | 3 | 4 | 5; likes: readonly Like[]; review: string };

/** A job of the past months that was done and paid, with what was said of it. `hirer` and `by` are full names. */
export type PastJob = PastReview<(typeof CONTRACTOR_LIKES)[number]> & {
  hirer: string;
  by: string;
  trade: string;
  title: string;
  /** What the hirer asked for. */
  text: string;
  /** In whole dollars. */
  price: number;
  /** Of work. */
  days: number;
  /** Days ago that the work was approved; a weekend’s is the Friday before. */
  ago: number;
  /** What the professional said of the hirer, where they did. */
  back?: PastReview<(typeof HIRER_LIKES)[number]>;
};
