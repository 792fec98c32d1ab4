import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutgoingCall } from '@plumbline/shared-api/outbox';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type UnsentApplicationProps = {
  unsent: OutgoingCall<'application'>;
  noticeRef: Ref<HTMLDivElement>;
  onChange?: () => void;
};

/** What was written without a network: it waits to be sent, or was refused when it was. */
export function UnsentApplication({ unsent, noticeRef, onChange }: UnsentApplicationProps) {
  const { t } = useTranslation('jobs');
  const isRefused = unsent.state === 'failed';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert
        ref={noticeRef}
        tabIndex={-1}
        severity={isRefused ? 'error' : 'info'}
        role="status"
        sx={{ width: 1 }}
      >
        <AlertTitle>{t(isRefused ? 'apply.notAccepted' : 'apply.waits')}</AlertTitle>
        {isRefused ? unsent.error || t('schema:failures.unexpected') : t('apply.waitsText')}
      </Alert>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {unsent.application.coverLetter}
      </Typography>
      {onChange && (
        <Button variant="outlined" onClick={onChange}>
          {t('apply.changeUnsent')}
        </Button>
      )}
    </Stack>
  );
}
