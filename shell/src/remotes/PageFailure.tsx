import { Button } from '@plumbline/shared-ui/actions';
import { Alert, AlertTitle } from '@plumbline/shared-ui/feedback';
import { Container } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './failure';
import type { FailureView } from './RemoteBoundary';

type PageFailureProps = Parameters<FailureView>[0];

/**
 * A page that could not be shown: says which part of the site failed, and offers to ask for it again. Each failure is
 * a new alert and therefore announced; the button stays and keeps the focus.
 */
export function PageFailure({ remote, failure, isRetrying, retry }: PageFailureProps) {
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
        <AlertTitle component="h1">{t('failure.title')}</AlertTitle>
        <div key={failure.traceId} role="alert">
          <Typography>{t(`failure.${kindOf(failure)}`)}</Typography>
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

function kindOf({ phase, isIncompatible }: ModuleFailure): 'manifest' | 'incompatible' | 'text' {
  if (phase === 'manifest') return 'manifest';
  return isIncompatible ? 'incompatible' : 'text';
}
