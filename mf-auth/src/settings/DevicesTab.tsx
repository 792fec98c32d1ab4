import { useListSessionsQuery, useRevokeSessionMutation } from '@plumbline/shared-api/sessions';
import type { Session } from '@plumbline/shared-schema/auth';
import { useKeptFocus, useTry } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { RelativeTime } from '@plumbline/shared-ui/format';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessSection } from '../access/AccessSection';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoStepSection } from '../two-step/TwoStepSection';
import { KeptCard } from '../kept-card/KeptCard';

/** How and where somebody is signed in. */
export function DevicesTab() {
  const { t } = useTranslation('auth');
  const sessions = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [leaving, setLeaving] = useState<Session>();
  const [revoke] = useRevokeSessionMutation();
  const attempt = useTry();
  // The card that was signed out is gone, with its button, before or after the question about it.
  const title = useKeptFocus<HTMLHeadingElement>(leaving ? Infinity : sessions.data?.length);

  return (
    <Stack spacing={2}>
      <TwoStepSection />
      <PasskeysSection />
      <Box>
        <Typography ref={title} tabIndex={-1} variant="h5" component="h2">
          {t('settings.devices.title')}
        </Typography>
        <Typography color="text.secondary">{t('settings.devices.text')}</Typography>
      </Box>
      <QueryBoundary query={sessions} errorMessage={t('settings.devices.failed')}>
        {(rows) => (
          <CardList label={t('settings.devices.title')} rows={rows} spacing={1.5}>
            {(session) => <DeviceCard session={session} onRevoke={() => setLeaving(session)} />}
          </CardList>
        )}
      </QueryBoundary>
      <AccessSection />
      {leaving && (
        <ConfirmDialog
          isOpen
          title={t('settings.devices.ask', { device: leaving.device })}
          text={t('settings.devices.askText')}
          confirmLabel={t('settings.devices.revoke')}
          isDestructive
          onConfirm={() =>
            attempt(revoke(leaving._id).unwrap(), {
              failed: t('settings.devices.revokeFailed'),
              isDone: ({ status }) => status === 404,
              done: t('schema:success.sessionRevoked'),
            })
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Stack>
  );
}

function DeviceCard({ session, onRevoke }: { session: Session; onRevoke: () => void }) {
  const { t } = useTranslation('auth');
  const { device, address, lastSeenAt, isCurrent } = session;
  return (
    <KeptCard
      title={device}
      text={
        <>
          {t('settings.devices.seen')} <RelativeTime at={lastSeenAt} />
          {address !== null && ` · ${address}`}
        </>
      }
    >
      {isCurrent ? (
        <Chip size="small" color="success" variant="outlined" label={t('settings.devices.current')} />
      ) : (
        <Button aria-label={t('settings.devices.revokeOf', { device })} onClick={onRevoke}>
          {t('settings.devices.revoke')}
        </Button>
      )}
    </KeptCard>
  );
}
