/** Props of a button that does nothing but keeps the focus, so that its reason is read. */
export const OUT_OF_USE = {
  'aria-disabled': true,
  disableRipple: true,
  sx: { opacity: 0.6, cursor: 'not-allowed' },
} as const;
