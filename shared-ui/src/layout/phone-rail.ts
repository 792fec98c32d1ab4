import { ON_PHONES } from '@plumbline/shared-ui/theme';

/** For the grid of a list: on a phone its cards stand in one row that is scrolled sideways, the next showing its edge. */
export const PHONE_RAIL = {
  [ON_PHONES]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(300px, 86%)',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '16px',
    // As wide as the window, with room for the ring of the focus, which the scrolling would cut off.
    mx: -2,
    px: 2,
    py: 1,
    '& > *': { scrollSnapAlign: 'start', minWidth: 0 },
    '& > li > :only-child': { height: '100%' },
  },
} as const;
