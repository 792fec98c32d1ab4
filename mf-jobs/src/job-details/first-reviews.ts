const SHOWN_AT_FIRST = 3;

/** The reviews that a job's page asks for, before the reader wants all. */
export const firstReviewsOf = (userId: string) => ({ userId, limit: SHOWN_AT_FIRST });
