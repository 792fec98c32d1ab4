import { useTranslation } from 'react-i18next';
import { JOB_SORTS } from '@plumbline/shared-schema/options';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { TextField } from '@plumbline/shared-ui/fields';
import { Box, Grid, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import { activeFilters, type JobSort } from './job-filters';
import { JobResults } from './JobResults';
import { useJobResults } from './use-job-results';
import { useJobSearchView } from './use-job-search-view';

/** Job search (SPEC §2, §4). The address holds the whole view. */
export function JobSearchPage() {
  const { t } = useTranslation('jobs');
  const view = useJobSearchView();
  const { query, isSearch } = useJobResults(view);
  const hasFilters = activeFilters(view.filters).length > 0;
  const { count, countIsMinimum } = query.data ?? {};

  return (
    <Page title={t('search.title')} subtitle={t('search.subtitle')}>
      <Grid container spacing={3}>
        <Grid size={{ xs: 12, md: 4, lg: 3.5 }}>
          <FilterPanel view={view} onRepeat={query.refetch} />
        </Grid>
        <Grid size={{ xs: 12, md: 8, lg: 8.5 }}>
          <FilterChips filters={view.filters} onRemove={view.remove} onClear={view.clear} />
          <Stack
            direction="row"
            sx={{ mb: 2, gap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
          >
            <Box>
              <Typography variant="h3" component="h2">
                {t(hasFilters ? 'search.results' : 'search.recent')}
              </Typography>
              <Typography
                variant="body2"
                color="text.secondary"
                aria-live="polite"
                sx={{ minHeight: '1.55em' }}
              >
                {count !== undefined &&
                  !query.isFetching &&
                  t(countIsMinimum ? 'search.foundAtLeast' : 'search.found', { count })}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              fullWidth={false}
              label={t('search.sort')}
              value={view.sort}
              onChange={({ target }) => {
                view.sortBy(target.value as JobSort);
              }}
            >
              {JOB_SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`schema:options.jobSort.${sort}`)}
                </option>
              ))}
            </TextField>
          </Stack>
          <QueryBoundary
            query={query}
            loadingLabel={t('search.loading')}
            errorMessage={t(isSearch ? 'schema:failures.searchJobs' : 'schema:failures.recentJobs')}
            isEmpty={(results) => results.count === 0}
            empty={
              <EmptyState
                title={t('search.empty')}
                {...(hasFilters && { description: t('search.emptyHint') })}
                action={
                  hasFilters ? (
                    <Button variant="contained" onClick={view.clear}>
                      {t('search.clearFilters')}
                    </Button>
                  ) : (
                    <ButtonLink to="/" variant="contained">
                      {t('search.toHome')}
                    </ButtonLink>
                  )
                }
              />
            }
          >
            {(results) => (
              <JobResults results={results} page={view.page} isStale={query.isFetching} onPage={view.goTo} />
            )}
          </QueryBoundary>
        </Grid>
      </Grid>
    </Page>
  );
}
