/** A button that is shown, can be focused so that its reason is read, and does nothing. */
export const OUT_OF_USE = {
  'aria-disabled': true,
  disableRipple: true,
  sx: { opacity: 0.6, cursor: 'not-allowed' },
} as const;
