import { PHONE_RAIL } from '@plumbline/shared-ui/layout';

/** Three beside each other, or two; on phones a row to scroll. */
export const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(3, minmax(0, 1fr))',
  },
  ...PHONE_RAIL,
};
