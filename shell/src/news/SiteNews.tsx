import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { FLOATING_BOTTOM } from '@plumbline/shared-ui/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../remotes/use-site';
import { NewerSetOffer } from './NewerSetOffer';
import { OfflineNotice } from './OfflineNotice';
import { ReleaseBadge } from './ReleaseBadge';

export function SiteNews() {
  return (
    <Stack
      spacing={1}
      sx={{
        position: 'fixed',
        left: 16,
        bottom: FLOATING_BOTTOM,
        zIndex: 'snackbar',
        width: 'min(360px, calc(100vw - 32px))',
        // Only the notices take clicks, not the space between them.
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
        '@media print': { display: 'none' },
      }}
    >
      <OfflineNotice />
      <BootNotice />
      <NewerSetOffer />
      <ReleaseBadge />
    </Stack>
  );
}

/** What the edge says about the requested address, such as an expired preview link. */
function BootNotice() {
  const { t } = useTranslation('shell');
  const { notice } = useBoot();
  const [isRead, setRead] = useState(false);
  if (notice === null || isRead) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      closeText={t('notice.close')}
      onClose={() => setRead(true)}
      sx={{ bgcolor: 'background.paper' }}
    >
      {t(`notice.${notice}`)}
    </Alert>
  );
}
