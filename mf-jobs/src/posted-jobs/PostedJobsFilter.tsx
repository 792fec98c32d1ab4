import { useTranslation } from 'react-i18next';
import { SearchField } from '@plumbline/shared-ui/fields';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { StatusFilter } from './StatusFilter';
import type { PostedJobsView } from './use-posted-jobs-view';

/** Takes the focus when the search is cleared. */
export const SEARCH_ID = 'posted-search';
/** Holds the focus when the contract that had it leaves the list. */
export const COUNT_ID = 'posted-count';

type PostedJobsFilterProps = { view: PostedJobsView; count: number | undefined };

/** Search box, status, and how many contracts they leave. */
export function PostedJobsFilter({ view, count }: PostedJobsFilterProps) {
  const { t } = useTranslation('jobs');
  return (
    <Stack spacing={2}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
        <SearchField
          id={SEARCH_ID}
          label={t('posted.search')}
          placeholder={t('posted.searchHint')}
          text={view.text}
          onChange={view.search}
          sx={{ flexGrow: 1, maxWidth: { md: 440 } }}
        />
        <StatusFilter value={view.status} onChange={view.filter} />
        <Box sx={{ flexGrow: 1 }} />
        <Typography id={COUNT_ID} role="status" tabIndex={-1} color="text.secondary">
          {count !== undefined && t('posted.count', { count })}
        </Typography>
      </Stack>
    </Stack>
  );
}
