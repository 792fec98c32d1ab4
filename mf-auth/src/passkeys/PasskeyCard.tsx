import type { Passkey } from '@plumbline/shared-schema/passkeys';
import { Button } from '@plumbline/shared-ui/actions';
import { RelativeTime, useFormat } from '@plumbline/shared-ui/format';
import { Box, Paper, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

type PasskeyCardProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

export function PasskeyCard({ passkey, onRename, onRemove }: PasskeyCardProps) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="subtitle1" component="h3" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            {isSynced && <Chip size="small" variant="outlined" label={t('passkeys.synced')} />}
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {t('passkeys.added', { date: date(createdAt) })}
            {' · '}
            {lastUsedAt === null ? (
              t('passkeys.neverUsed')
            ) : (
              <>
                {t('settings.devices.seen')} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </Typography>
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
            {t('passkeys.rename')}
          </Button>
          <Button color="error" aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
            {t('passkeys.remove')}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}
