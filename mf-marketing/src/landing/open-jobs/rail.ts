export const TILE_HEIGHT = 360;

/** How many stand beside each other on wide screens, whole. */
export const BESIDE = 4;

/** One row; on a phone the next tile shows its edge. */
export const ROW = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: {
    xs: 'min(296px, 82%)',
    lg: `calc((100% - ${String(16 * (BESIDE - 1))}px) / ${String(BESIDE)})`,
  },
  gridTemplateRows: `minmax(${String(TILE_HEIGHT)}px, auto)`,
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
  [`& > :nth-of-type(n + ${String(BESIDE + 1)})`]: { display: { lg: 'none' } },
} as const;
