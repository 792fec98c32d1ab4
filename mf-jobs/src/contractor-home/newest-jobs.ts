/** Three rows of the widest page. */
export const NEWEST_JOBS = { page: 1, limit: 6 };
