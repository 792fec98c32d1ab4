/** How often a tab that is looked at asks for a newer release set (milliseconds). */
export const ASK_EVERY = 5 * 60_000;
