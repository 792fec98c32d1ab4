import type { ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';

type JobColumnsProps = {
  /** Before all else on phones. */
  picture: ReactNode;
  /** It is none of the place itself: only wide screens show it. */
  isDrawing: boolean;
  panel: ReactNode;
  /** Makes the panel a landmark; left out while it is still empty. */
  label?: string;
  children: ReactNode;
};

const WIDE_AREAS = '"picture panel" "rest panel"';

/** Facts and actions come early in the document, for phones and the keyboard; wide screens show them on the right. */
export function JobColumns({ picture, isDrawing, panel, label, children }: JobColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gridTemplateAreas: { xs: isDrawing ? '"panel" "rest"' : '"picture" "panel" "rest"', md: WIDE_AREAS },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ gridArea: 'picture', display: { xs: isDrawing ? 'none' : 'block', md: 'block' } }}>
        {picture}
      </Box>
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
