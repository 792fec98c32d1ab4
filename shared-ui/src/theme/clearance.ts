/** Height of the header and some air, in pixels. */
export const HEADER_CLEARANCE = 88;

/** Where toasts begin. */
export const TOASTS_TOP = HEADER_CLEARANCE - 14;

/** Height of the bar at the lower edge of phones, in pixels. */
export const BOTTOM_BAR = 56;

/** Distance from the lower edge of what floats there: above the bar of phones. */
export const FLOATING_BOTTOM = 'calc(16px + var(--plumbline-bottom, 0px))';
