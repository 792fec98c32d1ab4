/** Polling interval of a visible tab for a newer release set (milliseconds). */
export const ASK_EVERY = 5 * 60_000;
