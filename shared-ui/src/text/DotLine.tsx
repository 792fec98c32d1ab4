import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const DOT_WIDTH = '1em';
const FACT = { display: 'inline-block', maxWidth: '100%', pl: DOT_WIDTH } as const;
const DOT = {
  display: 'inline-block',
  width: DOT_WIDTH,
  ml: `-${DOT_WIDTH}`,
  textAlign: 'center',
  whiteSpace: 'pre',
} as const;

/**
 * Facts with dots between them. A line breaks between two facts, and inside one only where it alone is too long.
 * Dots stand before their fact, and left of the edge, out of sight, where that begins a line.
 */
export function DotLine({ facts }: { facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  return (
    <Box component="span" sx={{ display: 'block', overflowX: 'clip' }}>
      <Box component="span" sx={{ display: 'block', ml: `-${DOT_WIDTH}` }}>
        {shown.map((fact, index) => (
          <Box component="span" key={index} sx={FACT}>
            {index > 0 && (
              <Box component="span" sx={DOT}>
                {' · '}
              </Box>
            )}
            {fact}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
