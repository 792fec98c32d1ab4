import type { BootRemote } from '@plumbline/shared-schema/platform';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './failure';

/** What those who mend it ask for, folded away. */
export function FailureDetails({ remote, failure }: { remote: BootRemote; failure: ModuleFailure }) {
  const { t } = useTranslation('shell');
  const { incompatible, message, phase, traceId } = failure;
  return (
    <Typography component="details" variant="body2">
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        {t('failure.details')}
      </Box>
      {incompatible && (
        <div>{t(incompatible.needs ? 'failure.needs' : 'failure.needsAny', incompatible)}</div>
      )}
      {phase === 'manifest' && (
        <Box lang="en" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {message}
        </Box>
      )}
      <div>{t('failure.trace', { name: remote.name, version: remote.version, trace: traceId })}</div>
    </Typography>
  );
}
