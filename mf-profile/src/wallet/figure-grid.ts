import { ON_PHONES } from '@plumbline/shared-ui/theme';

const THREE = 'repeat(3, 1fr)';

/** A contractor has one figure more. */
export function figureGrid(isContractor: boolean) {
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: isContractor ? '1fr 1fr' : THREE,
      md: isContractor ? 'repeat(4, 1fr)' : THREE,
    },
  } as const;
}

/** The figures beside the main one: on a phone lines of one card, elsewhere cards of the same grid. */
export const FIGURES_BESIDE = {
  display: { xs: 'block', sm: 'contents' },
  [ON_PHONES]: {
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > section': { border: 0, bgcolor: 'transparent' },
    '& > section + section': { borderTop: 1, borderColor: 'divider', borderRadius: 0 },
  },
} as const;
