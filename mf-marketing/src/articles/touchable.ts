/** A link that stands alone: as high as a finger needs on a touch screen. */
export const touchable = {
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
} as const;
