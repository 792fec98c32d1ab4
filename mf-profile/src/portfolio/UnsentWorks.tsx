import { useTranslation } from 'react-i18next';
import { type OutgoingCall, useOutgoingFiles, useUnsent } from '@plumbline/shared-api/outbox';
import { titleOf } from '@plumbline/shared-schema/work-title';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { useObjectUrl } from '@plumbline/shared-ui/FileField';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { DeleteIcon } from '@plumbline/shared-ui/more-icons';

/** One's works that the server does not have yet, or has refused. */
export function UnsentWorks() {
  const { unsent, retry, discard } = useUnsent('portfolioItem');

  return unsent.map((work) => (
    <UnsentWork
      key={work.clientMessageId}
      unsent={work}
      onRetry={() => retry(work.clientMessageId)}
      onRemove={() => discard(work.clientMessageId)}
    />
  ));
}

type UnsentWorkProps = {
  unsent: OutgoingCall<'portfolioItem'>;
  onRetry: () => void;
  onRemove: () => void;
};

function UnsentWork({ unsent, onRetry, onRemove }: UnsentWorkProps) {
  const { t } = useTranslation('profile');
  const { state, error, portfolioItem, clientMessageId } = unsent;
  const files = useOutgoingFiles(clientMessageId);
  const name = titleOf(portfolioItem.input.description);
  const isRefused = state === 'failed';

  return (
    <Alert
      severity={isRefused ? 'error' : 'info'}
      role="status"
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
      action={
        <IconButton label={t('entries.remove', { name })} color="inherit" size="small" onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      }
    >
      <AlertTitle>{t(isRefused ? 'portfolios.notAccepted' : 'portfolios.waits', { name })}</AlertTitle>
      {isRefused ? error || t('schema:failures.unexpected') : t('portfolios.waitsText')}
      <Stack direction="row" spacing={1} sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {files.map((file, index) => (
          <Thumbnail key={index} file={file} />
        ))}
      </Stack>
      {isRefused && (
        <Button color="inherit" size="small" variant="outlined" onClick={onRetry} sx={{ mt: 1 }}>
          {t('ui:retry')}
        </Button>
      )}
    </Alert>
  );
}

function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const look = { width: 72, height: 54, objectFit: 'cover', borderRadius: 1 } as const;
  return url === undefined ? null : <Box component="img" src={url} alt="" sx={look} />;
}
