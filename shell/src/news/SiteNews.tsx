import { Stack } from '@plumbline/shared-ui/layout';
import { BootNotice } from './BootNotice';
import { NewerSetOffer } from './NewerSetOffer';
import { ReleaseBadge } from './ReleaseBadge';

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
        // Only the notices take clicks, not the space between them.
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
