import { Stack } from '@plumbline/shared-ui/layout';
import { BootNotice } from './BootNotice';
import { NewerSetOffer } from './NewerSetOffer';
import { ReleaseBadge } from './ReleaseBadge';

/** What is said about the site itself, in a corner: which releases these are, and that there are newer ones. */
export function SiteNews() {
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        left: 16,
        bottom: 16,
        zIndex: 'snackbar',
        width: 'min(360px, calc(100vw - 32px))',
        // Only what stands in the corner takes clicks, not the room between.
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
        '@media print': { display: 'none' },
      }}
    >
      <BootNotice />
      <NewerSetOffer />
      <ReleaseBadge />
    </Stack>
  );
}
