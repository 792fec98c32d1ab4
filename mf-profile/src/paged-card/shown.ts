/** Rows of a list of a profile on one page. */
export const SHOWN = 5;
