const TILE_WIDTH = 296;
export const TILE_HEIGHT = 336;

/** One row that is scrolled sideways; on a phone the next tile shows its edge. */
export const RAIL = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(${String(TILE_WIDTH)}px, 82%)`,
  gap: 2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  // Room for the shadow and the focus ring, which the scrolling would cut off.
  py: 1,
  scrollPaddingInline: { xs: '16px', sm: 0 },
  '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
} as const;
