import { useTranslation } from 'react-i18next';
import { SearchField } from '@plumbline/shared-ui/fields';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Chip, Typography } from '@plumbline/shared-ui/text';
import { type PostedJobsView, STATUS_FILTERS, type StatusFilter as Status } from './use-posted-jobs';

/** Takes the focus when the job that had it leaves the list. */
export const COUNT_ID = 'posted-count';

type PostedJobsFilterProps = { view: PostedJobsView; count: number | undefined };

export function PostedJobsFilter({ view, count }: PostedJobsFilterProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
        <SearchField
          label={t('posted.search')}
          placeholder={t('posted.searchHint')}
          text={view.text}
          onChange={view.search}
          sx={{ flexGrow: 1, maxWidth: { md: 440 } }}
        />
        <StatusFilter value={view.status} onChange={(status) => view.set({ status })} />
        <Box sx={{ flexGrow: 1 }} />
        <Typography id={COUNT_ID} role="status" tabIndex={-1} color="text.secondary">
          {count !== undefined && t('posted.count', { count })}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** The labels speak of many jobs, where French has a plural. */
const LABELS = { '': 'posted.all', open: 'posted.onlyOpen', closed: 'posted.onlyClosed' } as const;

type StatusFilterProps = { value: Status; onChange: (status: Status) => void };

function StatusFilter({ value, onChange }: StatusFilterProps) {
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
          label={t(LABELS[status])}
          onClick={() => onChange(status)}
          sx={{ '@media (pointer: coarse)': { height: 44 } }}
        />
      ))}
    </Stack>
  );
}
