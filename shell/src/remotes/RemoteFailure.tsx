import type { BootRemote } from '@plumbline/shared-schema/platform';
import { Button, IconButton } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { RefreshIcon } from '@plumbline/shared-ui/icons';
import { Box, Container } from '@plumbline/shared-ui/layout';
import { Typography, visuallyHidden } from '@plumbline/shared-ui/text';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './failure';
import type { ModuleKey } from './loader';
import { reportFailure } from './report-failure';
import { useRetries } from './use-retries';

type RemoteFailureProps = {
  remote: BootRemote;
  failure: ModuleFailure;
  isRetrying: boolean;
  retry: () => void;
  retryUnasked: () => void;
  icon?: ComponentType<{ fontSize?: 'small' }> | undefined;
  /** Of a slot: shows nothing. */
  isQuiet?: boolean;
  /** Of a slot: shown as that of a page. */
  isSection?: boolean;
};

/** Shown in place of a page or slot that failed: which remote it was, and a button to load it again. */
export function RemoteFailure({ kind, remote, ...state }: RemoteFailureProps & Pick<ModuleKey, 'kind'>) {
  const { failure } = state;
  // The release that failed: a retry may put another in its place while this failure is still shown.
  const [failed, setFailed] = useState({ remote, failure });
  if (failed.failure !== failure) setFailed({ remote, failure });

  useEffect(() => reportFailure(failed.remote, failed.failure), [failed]);

  const props = { ...state, remote: failed.remote };
  return kind === 'page' || props.isSection ? <PageFailure {...props} /> : <SlotFailure {...props} />;
}

/** Each failure is a new alert, so that it is announced; the button stays and keeps the focus. */
function PageFailure({ remote, failure, isRetrying, retry, isSection }: RemoteFailureProps) {
  const { t } = useTranslation('shell');
  const isManifest = failure.phase === 'manifest';
  return (
    <Container maxWidth="md" sx={{ py: 6 }}>
      <Alert
        role="group"
        severity="error"
        // On a phone the button stands below the words.
        sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: 1, minWidth: { xs: '75%', sm: 0 } } }}
        action={
          <Button color="inherit" onClick={retry} aria-disabled={isRetrying}>
            {t(isRetrying ? 'failure.retrying' : 'failure.retry')}
          </Button>
        }
      >
        <AlertTitle component={isSection ? 'h2' : 'h1'}>{t('failure.title')}</AlertTitle>
        <div key={failure.traceId} role="alert">
          <Typography>{t(`failure.${kindOf(failure)}`)}</Typography>
          {failure.incompatible && (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t(failure.incompatible.needs ? 'failure.needs' : 'failure.needsAny', failure.incompatible)}
            </Typography>
          )}
          {isManifest && (
            <Typography
              variant="body2"
              lang="en"
              sx={{ mt: 1, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
            >
              {failure.message}
            </Typography>
          )}
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('failure.trace', { name: remote.name, version: remote.version, trace: failure.traceId })}
          </Typography>
        </div>
      </Alert>
    </Container>
  );
}

/** One small button, since the page around it works; it also tries again by itself. */
function SlotFailure(props: RemoteFailureProps) {
  const { remote, failure, isRetrying, retry, retryUnasked, isQuiet, icon: Icon = RefreshIcon } = props;
  const { name, version } = remote;
  const { t } = useTranslation('shell');
  useRetries(failure, retryUnasked);
  if (isQuiet) return null;
  const failed = { name, version, trace: failure.traceId };
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        label={t('failure.slot', failed)}
        aria-disabled={isRetrying}
        onClick={retry}
      >
        <Icon fontSize="small" />
      </IconButton>
      <Box key={failure.traceId} role="status" sx={visuallyHidden}>
        {t('failure.slotNews', failed)}
      </Box>
    </>
  );
}

function kindOf({ phase, incompatible }: ModuleFailure): 'manifest' | 'incompatible' | 'text' {
  if (phase === 'manifest') return 'manifest';
  return incompatible ? 'incompatible' : 'text';
}
