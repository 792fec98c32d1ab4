const THREE = 'repeat(3, 1fr)';

/** A contractor has one figure more. */
export function figureGrid(isContractor: boolean) {
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: {
      xs: '1fr',
      sm: isContractor ? '1fr 1fr' : THREE,
      md: isContractor ? 'repeat(4, 1fr)' : THREE,
    },
  } as const;
}
