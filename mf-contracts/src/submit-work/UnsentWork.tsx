import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutgoingCall } from '@plumbline/shared-api/outbox';
import { Button } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { CardList, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { FileLine } from '../file-line/FileLine';

type UnsentWorkProps = {
  unsent: OutgoingCall<'work'>;
  noticeRef: Ref<HTMLDivElement>;
  onChange: () => void;
};

/** Work that was handed in without a network: it waits to be sent, or was refused when it was. */
export function UnsentWork({ unsent, noticeRef, onChange }: UnsentWorkProps) {
  const { state, error, work, files = [] } = unsent;
  const { t } = useTranslation('contracts');
  const isRefused = state === 'failed';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert
        ref={noticeRef}
        tabIndex={-1}
        severity={isRefused ? 'error' : 'info'}
        role="status"
        sx={{ width: 1 }}
      >
        <AlertTitle>{t(isRefused ? 'submitWork.notAccepted' : 'submitWork.waitsForNetwork')}</AlertTitle>
        {isRefused ? error || t('schema:failures.unexpected') : t('submitWork.waitsForNetworkText')}
      </Alert>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{work.text}</Typography>
      {files.length > 0 && (
        <CardList
          label={t('submitWork.chosen')}
          rows={files}
          keyOf={({ name }, index) => `${String(index)} ${name}`}
          spacing={0.5}
        >
          {({ name, size }) => <FileLine name={name} size={size} />}
        </CardList>
      )}
      <Button variant="outlined" onClick={onChange}>
        {t('submitWork.changeUnsent')}
      </Button>
    </Stack>
  );
}
