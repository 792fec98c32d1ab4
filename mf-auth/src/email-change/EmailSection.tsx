import { useDropEmailChangeMutation, useGetEmailStateQuery } from '@plumbline/shared-api/email-change';
import type { EmailState } from '@plumbline/shared-schema/email-change';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ChangeEmailDialog = lazily(() => import('./ChangeEmailDialog'), 'ChangeEmailDialog');
const ConfirmEmailDialog = lazily(() => import('./ConfirmEmailDialog'), 'ConfirmEmailDialog');

/** One's address, and how another takes its place. */
export function EmailSection() {
  const { t } = useTranslation('auth');
  const state = useGetEmailStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<'address' | 'code'>();
  const close = () => setOpened(undefined);

  return (
    <>
      <QueryBoundary query={state} errorMessage={t('emailChange.loadFailed')}>
        {({ email, pending }) => (
          <TitledSection title={t('emailChange.title')} text={t('emailChange.text')}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
            {pending && <Pending pending={pending} onEnter={() => setOpened('code')} />}
            <Button
              variant={pending ? 'text' : 'outlined'}
              sx={{ alignSelf: { sm: 'flex-start' } }}
              onClick={() => setOpened('address')}
            >
              {t('emailChange.change')}
            </Button>
          </TitledSection>
        )}
      </QueryBoundary>
      {opened === 'address' && <ChangeEmailDialog onSent={() => setOpened('code')} onClose={close} />}
      {opened === 'code' && state.data?.pending && (
        <ConfirmEmailDialog email={state.data.email} pending={state.data.pending} onClose={close} />
      )}
    </>
  );
}

type PendingProps = { pending: NonNullable<EmailState['pending']>; onEnter: () => void };

function Pending({ pending: { email, expiresAt, presentCodeUntil }, onEnter }: PendingProps) {
  const { t } = useTranslation('auth');
  const { time } = useFormat();
  const [drop, { isLoading }] = useDropEmailChangeMutation();
  const run = useAction();
  return (
    <>
      <Alert severity="info" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {t(`emailChange.${presentCodeUntil === null ? 'pending' : 'pendingBoth'}`, {
          email,
          time: time(expiresAt),
        })}
      </Alert>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={onEnter}>
          {t('emailChange.enter')}
        </Button>
        <Button
          loading={isLoading}
          onClick={() => void run(drop().unwrap(), { failed: t('emailChange.failed') })}
        >
          {t('emailChange.drop')}
        </Button>
      </Stack>
    </>
  );
}
