export const TILE_HEIGHT = 336;

/** One row; on a phone the next tile shows its edge. */
export const ROW = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(296px, 82%)',
  gap: 2,
  // Room for the shadow and the focus ring, which the scrolling would cut off.
  py: 1,
} as const;

/** The row scrolled sideways. */
export const RAIL = {
  ...ROW,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  scrollPaddingInline: { xs: '16px', sm: 0 },
  '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;
