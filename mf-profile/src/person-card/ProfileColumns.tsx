import type { ReactNode } from 'react';
import { Box, Stack } from '@plumbline/shared-ui/layout';

/** The side column is as wide as that of `ProfileSkeleton`. */
const LOOK = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'calc((100% - 48px) / 3) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: { xs: '"person" "main" "facts"', md: '"person main" "facts main"' },
} as const;

type ProfileColumnsProps = {
  /** Who it is. */
  person: ReactNode;
  /** What they say of themselves, their work and what others say. */
  main: ReactNode;
  /** What is looked up: below the person, or last where there is one column. */
  facts: ReactNode;
};

/** The parts of a profile in two columns, or in one below each other. */
export function ProfileColumns({ person, main, facts }: ProfileColumnsProps) {
  return (
    <Box sx={LOOK}>
      <Box sx={{ gridArea: 'person' }}>{person}</Box>
      <Stack spacing={3} sx={{ gridArea: 'main' }}>
        {main}
      </Stack>
      <Stack spacing={3} sx={{ gridArea: 'facts' }}>
        {facts}
      </Stack>
    </Box>
  );
}
