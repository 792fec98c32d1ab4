import type { ReactNode } from 'react';
import { Box, Grid } from '@plumbline/shared-ui/layout';

type JobColumnsProps = {
  panel: ReactNode;
  /** Makes the panel a landmark; left out while it is still empty. */
  label?: string;
  children: ReactNode;
};

/** Facts and actions come first in the document, for phones and the keyboard; wide screens show them on the right. */
export function JobColumns({ panel, label, children }: JobColumnsProps) {
  return (
    <Grid container spacing={4}>
      <Grid size={{ xs: 12, md: 4 }} sx={{ order: { md: 2 } }}>
        <Box
          role={label && 'complementary'}
          aria-label={label}
          sx={{ position: { md: 'sticky' }, top: { md: 88 } }}
        >
          {panel}
        </Box>
      </Grid>
      <Grid size={{ xs: 12, md: 8 }} sx={{ order: { md: 1 }, minWidth: 0 }}>
        {children}
      </Grid>
    </Grid>
  );
}
