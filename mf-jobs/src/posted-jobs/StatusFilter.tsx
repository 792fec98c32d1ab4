import { useTranslation } from 'react-i18next';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { STATUS_FILTERS } from './use-posted-jobs-view';
import type { StatusFilter as Status } from './use-posted-jobs-view';

type StatusFilterProps = { value: Status; onChange: (status: Status) => void };

/** All, open or closed contracts. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack role="group" aria-label={t('posted.status')} direction="row" spacing={1}>
      {STATUS_FILTERS.map((status) => (
        <Chip
          key={status}
          component="button"
          type="button"
          clickable
          aria-pressed={status === value}
          color={status === value ? 'primary' : 'default'}
          variant={status === value ? 'filled' : 'outlined'}
          label={status === '' ? t('posted.all') : t(`own.${status}`)}
          onClick={() => {
            onChange(status);
          }}
          sx={{ '@media (pointer: coarse)': { height: 44 } }}
        />
      ))}
    </Stack>
  );
}
