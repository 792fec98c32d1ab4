import { useTranslation } from 'react-i18next';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { PageHeading } from '@plumbline/shared-ui/Page';
import { Typography } from '@plumbline/shared-ui/text';
import { KeepSearch } from '../saved-searches/KeepSearch';
import type { JobSearchView } from './use-job-search-view';

type SearchHeadingProps = { view: Pick<JobSearchView, 'filters' | 'sort'>; onSave: () => void };

export function SearchHeading({ view, onSave }: SearchHeadingProps) {
  const { t } = useTranslation('jobs');

  return (
    <Box sx={{ mb: 3 }}>
      <Stack
        direction="row"
        sx={{
          columnGap: 2,
          rowGap: 1,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <PageHeading>{t('search.title')}</PageHeading>
        <KeepSearch filters={view.filters} sort={view.sort} onSave={onSave} />
      </Stack>
      <Typography color="text.secondary" sx={{ mt: 1, display: { xs: 'none', md: 'block' } }}>
        {t('search.subtitle')}
      </Typography>
    </Box>
  );
}
