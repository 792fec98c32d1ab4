/** Inside of the cards of a profile: of the wide column, and of the one beside it. */
export const MAIN_CARD = { p: { xs: 2.5, md: 4 } } as const;
export const SIDE_CARD = { p: { xs: 2.5, md: 3 } } as const;

/** As high as a button beside the heading, which stands no lower than one without. */
export const CARD_HEAD = {
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  mt: -0.75,
  mb: 1.25,
} as const;
