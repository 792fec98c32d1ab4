import type { CaseDispute } from '@plumbline/shared-schema/cases';
import { Chip } from '@plumbline/shared-ui/text';
import { useTranslation } from 'react-i18next';

/** Whether a dispute can be decided now; nothing once it is closed. */
export function DisputeChip({ dispute: { status, isHeard } }: { dispute: CaseDispute }) {
  const { t } = useTranslation('admin');
  if (status === 'appealed')
    return <Chip size="small" variant="outlined" color="error" label={t('dispute.states.appealed')} />;
  if (status !== 'open') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isHeard ? 'primary' : 'default'}
      label={t(isHeard ? 'dispute.states.ready' : 'dispute.states.waits')}
    />
  );
}
