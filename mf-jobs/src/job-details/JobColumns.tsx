import type { ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';

type JobColumnsProps = {
  /** Before all else on phones. */
  picture: ReactNode;
  panel: ReactNode;
  /** Makes the panel a landmark; left out while it is still empty. */
  label?: string;
  children: ReactNode;
};

const AREAS = {
  gridTemplateAreas: { xs: '"picture" "panel" "rest"', md: '"picture panel" "rest panel"' },
  gridTemplateRows: { md: 'auto 1fr' },
};

/** Facts and actions come early in the document, for phones and the keyboard; wide screens show them on the right. */
export function JobColumns({ picture, panel, label, children }: JobColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        ...AREAS,
      }}
    >
      <Box sx={{ gridArea: 'picture' }}>{picture}</Box>
      <Box sx={{ gridArea: 'panel' }}>
        <Box
          role={label && 'complementary'}
          aria-label={label}
          sx={{ position: { md: 'sticky' }, top: { md: 88 } }}
        >
          {panel}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'rest' }}>{children}</Box>
    </Box>
  );
}
