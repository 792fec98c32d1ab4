import { useExportAccountMutation, useGetAccountExportQuery } from '@plumbline/shared-api/account-export';
import type { AccountExport } from '@plumbline/shared-schema/account-export';
import { useAction } from '@plumbline/shared-ui/action';
import { Button } from '@plumbline/shared-ui/actions';
import { TitledSection } from '@plumbline/shared-ui/cards';
import { Alert } from '@plumbline/shared-ui/feedback';
import { useFormat } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** While one is made it is looked for this often. */
const LOOK_MS = 3000;
/** A link to download ends after an hour at the earliest. */
const RENEW_MS = 30 * 60_000;

/** A copy of everything that is kept of a person. */
export function ExportSection() {
  const { t } = useTranslation('auth');
  const [isMaking, setMaking] = useState(false);
  const copy = useGetAccountExportQuery(undefined, {
    pollingInterval: isMaking ? LOOK_MS : RENEW_MS,
    refetchOnMountOrArgChange: true,
  });
  const isMadeNow = copy.data?.state === 'making';
  if (isMadeNow !== isMaking) setMaking(isMadeNow);

  return (
    <QueryBoundary query={copy} errorMessage={t('export.loadFailed')}>
      {(state) => (
        <TitledSection title={t('export.title')} text={t('export.text')}>
          <CopyState copy={state} />
        </TitledSection>
      )}
    </QueryBoundary>
  );
}

function CopyState({ copy: { state, url, expiresAt } }: { copy: AccountExport }) {
  const { t } = useTranslation('auth');
  const { date, time } = useFormat();
  const [ask, { isLoading }] = useExportAccountMutation();
  const run = useAction();
  return (
    <>
      {state === 'making' && (
        <Alert severity="info" role="status">
          {t('export.making')}
        </Alert>
      )}
      {state === 'failed' && (
        <Alert severity="error" role="none">
          {t('export.failed')}
        </Alert>
      )}
      {expiresAt !== null && (
        <Alert severity="success" role="status">
          {t('export.ready', { date: date(expiresAt), time: time(expiresAt) })}
        </Alert>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {url !== null && (
          <Button variant="contained" href={url} download>
            {t('export.download')}
          </Button>
        )}
        <Button
          variant={url === null ? 'outlined' : 'text'}
          loading={isLoading}
          disabled={state === 'making'}
          onClick={() => void run(ask().unwrap(), { failed: t('export.askFailed') })}
        >
          {t(url === null ? 'export.ask' : 'export.renew')}
        </Button>
      </Stack>
    </>
  );
}
