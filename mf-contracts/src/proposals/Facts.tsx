import type { ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';

/** `Fact`s in columns. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
      }}
    >
      {children}
    </Box>
  );
}
