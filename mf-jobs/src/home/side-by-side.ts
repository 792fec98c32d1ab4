/** Three beside each other, or two: then the last of three takes its row alone. */
export const SIDE_BY_SIDE = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& > :last-child:nth-of-type(odd)': { gridColumn: { sm: '1 / -1', lg: 'auto' } },
};
