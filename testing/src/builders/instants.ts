/** Creation time of what the builders make. */
export const AT = '2026-03-02T09:00:00.000Z';
/** Time of later changes. */
export const LATER = '2026-03-05T09:00:00.000Z';
