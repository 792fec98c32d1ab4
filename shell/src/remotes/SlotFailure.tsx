import { IconButton } from '@plumbline/shared-ui/actions';
import { RefreshIcon } from '@plumbline/shared-ui/icons';
import { Box } from '@plumbline/shared-ui/layout';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';
import type { FailureView } from './RemoteBoundary';

type SlotFailureProps = Parameters<FailureView>[0];

/** A slot that could not be shown: one small button, so that the page around it stays calm. */
export function SlotFailure({ remote: { name, version }, failure, isRetrying, retry }: SlotFailureProps) {
  const { t } = useTranslation('shell');
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
        <RefreshIcon fontSize="small" />
      </IconButton>
      <Box key={failure.traceId} role="status" sx={visuallyHidden}>
        {t('failure.slotNews', failed)}
      </Box>
    </>
  );
}
