import { useGetAccountDeletionQuery, useKeepAccountMutation } from '@plumbline/shared-api/account-deletion';
import type { AccountDeletion } from '@plumbline/shared-schema/account-deletion';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link } from '@plumbline/shared-ui/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const DeleteDialog = lazily(() => import('./DeleteDialog'), 'DeleteDialog');

/** How to leave for good, and how to stay after all. */
export function DeletionSection() {
  const { t } = useTranslation('auth');
  const deletion = useGetAccountDeletionQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAsking, setAsking] = useState(false);

  return (
    <>
      <QueryBoundary query={deletion} errorMessage={t('deletion.loadFailed')}>
        {({ dueAt, runningContracts }) => (
          <TitledSection title={t('deletion.title')} text={t('deletion.text')}>
            {dueAt !== null && <Due dueAt={dueAt} />}
            {dueAt === null && runningContracts.length > 0 && <Running contracts={runningContracts} />}
            {dueAt === null && runningContracts.length === 0 && (
              <Button
                variant="outlined"
                sx={{ alignSelf: { sm: 'flex-start' } }}
                onClick={() => setAsking(true)}
              >
                {t('deletion.ask')}
              </Button>
            )}
          </TitledSection>
        )}
      </QueryBoundary>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </>
  );
}

function Due({ dueAt }: { dueAt: string }) {
  const { t } = useTranslation('auth');
  const { date } = useFormat();
  const [keep, { isLoading }] = useKeepAccountMutation();
  const run = useAction();
  return (
    <>
      <Alert severity="warning" role="none">
        {t('deletion.due', { date: date(dueAt) })}
      </Alert>
      <Button
        variant="contained"
        loading={isLoading}
        sx={{ alignSelf: { sm: 'flex-start' } }}
        onClick={() => void run(keep().unwrap(), { failed: t('deletion.keepFailed') })}
      >
        {t('deletion.keep')}
      </Button>
    </>
  );
}

function Running({ contracts }: { contracts: AccountDeletion['runningContracts'] }) {
  const { t } = useTranslation('auth');
  return (
    <Alert severity="info" role="none">
      {t('deletion.running')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {contracts.map(({ _id, title }) => (
          <li key={_id}>
            <Link to={`/contracts/${_id}`}>{title}</Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
