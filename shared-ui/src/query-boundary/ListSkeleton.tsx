import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Announces loading and holds the place of what comes. */
export function ListSkeleton({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <Box role="status" aria-busy="true" aria-label={label}>
      {children ?? (
        <Stack spacing={2}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} variant="rounded" height={120} />
          ))}
        </Stack>
      )}
    </Box>
  );
}
