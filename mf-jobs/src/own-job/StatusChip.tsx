import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Chip } from '@plumbline/shared-ui/text';

/** Whether the contract takes applications, in word and picture. */
export function StatusChip({ status }: Pick<Job, 'status'>) {
  const { t } = useTranslation('jobs');
  if (status === 'open') {
    return (
      <Chip
        size="small"
        color="success"
        variant="outlined"
        icon={<CheckCircleIcon />}
        label={t('own.open')}
        sx={{ flexShrink: 0 }}
      />
    );
  }
  return <Chip size="small" label={t('own.closed')} sx={{ flexShrink: 0 }} />;
}
