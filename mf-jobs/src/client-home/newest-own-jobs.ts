/** One row of the widest page. */
export const NEWEST_OWN_JOBS = { page: 1, limit: 3 };
