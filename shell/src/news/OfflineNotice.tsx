import { selectIsLive } from '@plumbline/shared-api/live';
import { useSeenAt } from '@plumbline/shared-api/seen';
import { useAppSelector } from '@plumbline/shared-api/store';
import { Button } from '@plumbline/shared-ui/actions';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isKeptPage } from '../offline/kept-page';

/** Says that the site cannot be reached, and how old what is shown may be. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const isOnline = useSyncExternalStore(followNetwork, isConnected, isConnected);
  const isLive = useAppSelector(selectIsLive);
  const isUnreached = isOnline && isKeptPage() && !isLive;

  return (
    <Box role="status">
      {(!isOnline || isUnreached) && (
        <Paper variant="outlined" sx={{ px: 2, py: 1 }}>
          <Typography variant="body2">{t(isUnreached ? 'unreached' : 'offline')}</Typography>
          <SeenAt />
          {isUnreached && (
            <Button size="small" sx={{ mx: -1, mt: 0.5 }} onClick={() => location.reload()}>
              {t('again')}
            </Button>
          )}
        </Paper>
      )}
    </Box>
  );
}

function SeenAt() {
  const { t } = useTranslation('offline');
  const { dayMonth, time } = useFormat();
  const seenAt = useSeenAt();
  if (seenAt === undefined) return null;
  const at = new Date(seenAt);
  const isToday = at.toDateString() === new Date().toDateString();
  const when = { day: dayMonth(at.toISOString()), time: time(at.toISOString()) };
  return (
    <Typography variant="body2" color="text.secondary">
      {t(isToday ? 'seen' : 'seenOn', when)}
    </Typography>
  );
}

const isConnected = () => navigator.onLine;

function followNetwork(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
