/** When the objects were made. */
export const AT = '2026-03-02T09:00:00.000Z';
/** When something happened to them since. */
export const LATER = '2026-03-05T09:00:00.000Z';
