import type { ReactNode } from 'react';
import { Box } from '@plumbline/shared-ui/layout';

/** The same whatever the picture's own shape: a row that grows as it loads would move the thread. */
const SIDE = { xs: 108, sm: 132 };
export const PICTURE = { display: 'block', width: SIDE, height: SIDE, objectFit: 'cover', borderRadius: 1 };

/** Small pictures side by side. */
export function PictureGrid({ children }: { children: ReactNode }) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 0.5 }}>{children}</Box>;
}
