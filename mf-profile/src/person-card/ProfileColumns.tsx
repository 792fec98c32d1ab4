import type { ReactNode } from 'react';
import { Box, Stack } from '@plumbline/shared-ui/layout';

const LOOK = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
} as const;
const MAIN = { gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } } as const;

/** Cards of the side column, two beside each other where it is as wide as the page. */
const FACTS = {
  gridColumn: { md: 1 },
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  '&:empty': { display: 'none' },
} as const;

type ProfileColumnsProps = {
  /** Who it is. */
  person: ReactNode;
  /** What they say of themselves, their work and what others say. */
  main: ReactNode;
  /** What is looked up: below the person, or last where there is one column. */
  facts?: ReactNode;
};

/** The parts of a profile in two columns, or in one below each other. */
export function ProfileColumns({ person, main, facts }: ProfileColumnsProps) {
  return (
    <Box sx={LOOK}>
      <div>{person}</div>
      <Stack spacing={3} sx={MAIN}>
        {main}
      </Stack>
      <Box sx={FACTS}>{facts}</Box>
    </Box>
  );
}
