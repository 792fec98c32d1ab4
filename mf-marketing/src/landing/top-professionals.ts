/** Whom the landing page asks for. */
export const TOP_PROFESSIONALS = { page: 1, limit: 4, timePeriod: 'all' } as const;
