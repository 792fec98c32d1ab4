import { IconButton } from '@plumbline/shared-ui/actions';
import { RefreshIcon } from '@plumbline/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { FailureView } from './RemoteBoundary';

type SlotFailureProps = Parameters<FailureView>[0];

/** A slot that could not be shown: one small button, so that the page around it stays calm. */
export function SlotFailure({ remote, failure, isRetrying, retry }: SlotFailureProps) {
  const { t } = useTranslation('shell');
  return (
    <IconButton
      size="small"
      color="inherit"
      label={t('failure.slot', { name: remote.name, version: remote.version, trace: failure.traceId })}
      aria-disabled={isRetrying}
      onClick={retry}
    >
      <RefreshIcon fontSize="small" />
    </IconButton>
  );
}
