import type { Passkey } from '@plumbline/shared-schema/passkeys';
import { Button } from '@plumbline/shared-ui/actions';
import { RelativeTime, useFormat } from '@plumbline/shared-ui/format';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import { KeptCard } from '../kept-card/KeptCard';

type PasskeyCardProps = { passkey: Passkey; onRename: () => void; onRemove: () => void };

export function PasskeyCard({ passkey, onRename, onRemove }: PasskeyCardProps) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const { name, createdAt, lastUsedAt, isSynced } = passkey;

  return (
    <KeptCard
      title={name}
      mark={isSynced && <Chip size="small" variant="outlined" label={t('passkeys.synced')} />}
      text={
        <>
          {t('passkeys.added', { date: date(createdAt) })}
          {' · '}
          {lastUsedAt === null ? (
            t('passkeys.neverUsed')
          ) : (
            <>
              {t('settings.devices.seen')} <RelativeTime at={lastUsedAt} />
            </>
          )}
        </>
      }
    >
      <Button aria-label={t('passkeys.renameOf', { name })} onClick={onRename}>
        {t('passkeys.rename')}
      </Button>
      <Button aria-label={t('passkeys.removeOf', { name })} onClick={onRemove}>
        {t('passkeys.remove')}
      </Button>
    </KeptCard>
  );
}
