import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Facts with dots between them. A line breaks between two facts, and inside one only where it alone is too long. */
export function DotLine({ facts }: { facts: readonly ReactNode[] }) {
  return facts
    .filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '')
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        <Box component="span" sx={{ display: 'inline-block', maxWidth: '100%' }}>
          {fact}
        </Box>
      </Fragment>
    ));
}
