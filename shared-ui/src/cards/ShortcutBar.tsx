import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { FLOATING_BOTTOM } from '@plumbline/shared-ui/theme';
import type { ReactNode, RefObject } from 'react';
import { useIsInView } from './use-is-in-view';

type ShortcutBarProps = {
  /** Holds the button that this one stands in for. */
  actions: RefObject<Element | null>;
  /** What the button is about. */
  text: string;
  /** A button that is not in the order of the keyboard: `tabIndex={-1}`. */
  children: ReactNode;
};

const PLACE = {
  display: { md: 'none' },
  position: 'sticky',
  bottom: FLOATING_BOTTOM,
  zIndex: 2,
  mt: 3,
  // The place stays, so that the end of the page does not move.
  minHeight: 64,
  pointerEvents: 'none',
  '@media print': { display: 'none' },
  // The focus of a keyboard must not be behind it.
  'main:has(:focus-visible:not([data-page-heading])) &': { visibility: 'hidden' },
} as const;

const BAR = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1.25,
  boxShadow: 'var(--plumbline-shadow)',
  '& a, & button': { flexShrink: 0, whiteSpace: 'nowrap' },
} as const;

/**
 * The page's main button at the lower edge of narrow screens while its own place is out of view: a shortcut for
 * pointers, everybody else has that button.
 */
export function ShortcutBar({ actions, text, children }: ShortcutBarProps) {
  const isInView = useIsInView(actions);

  return (
    <Box sx={PLACE}>
      {!isInView && (
        <Paper variant="outlined" aria-hidden sx={BAR}>
          <Typography variant="h5" component="p" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          {children}
        </Paper>
      )}
    </Box>
  );
}
