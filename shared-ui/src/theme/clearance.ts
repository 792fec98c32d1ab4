/** Height of the header and some air, in pixels. */
export const HEADER_CLEARANCE = 88;

/** Where toasts begin. */
export const TOASTS_TOP = HEADER_CLEARANCE - 14;
