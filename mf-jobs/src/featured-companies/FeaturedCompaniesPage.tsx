import { useTranslation } from 'react-i18next';
import { useListFeaturedQuery } from '@plumbline/shared-api/directory';
import type { FeaturedPage, FeaturedUser } from '@plumbline/shared-schema/directory';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useListView } from '@plumbline/shared-ui/address';
import { NothingFound, SearchField, useSettled } from '@plumbline/shared-ui/fields';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Typography } from '@plumbline/shared-ui/text';
import { PeopleGrid } from '../home/PeopleGrid';

export function FeaturedCompaniesPage() {
  const { t } = useTranslation('jobs');
  const { text, q: typed, page, search, turnTo, clear } = useListView();
  const q = useSettled(typed, SEARCH_DEBOUNCE_MS);
  const companies = useListFeaturedQuery({
    kind: 'company',
    page,
    limit: DEFAULT_PAGE_SIZE,
    q: q || undefined,
  });

  return (
    <Page title={t('titles.companies')} subtitle={t('companies.subtitle')}>
      <Stack spacing={3}>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
          <SearchField
            label={t('companies.search')}
            placeholder={t('companies.searchHint')}
            text={text}
            onChange={search}
            sx={{ flexGrow: 1, maxWidth: { md: 440 } }}
          />
          <Box sx={{ flexGrow: 1 }} />
          <Typography role="status" color="text.secondary">
            {companies.data && t('companies.count', { count: companies.data.count })}
          </Typography>
        </Stack>
        <QueryBoundary
          query={companies}
          skeleton={<PeopleGrid people={undefined} isPage />}
          errorMessage={t('companies.failed')}
          isEmpty={({ count }) => count === 0}
          empty={
            <NothingFound
              isSearch={q !== ''}
              title={q === '' ? t('companies.empty') : t('companies.noMatch', { text: q })}
              clearLabel={t('companies.clear')}
              onClear={clear}
            />
          }
        >
          {(found) => <Companies found={found} isStale={companies.isFetching} onPage={turnTo} />}
        </QueryBoundary>
      </Stack>
    </Page>
  );
}

type CompaniesProps = { found: FeaturedPage; isStale: boolean; onPage: (page: number) => void };

function Companies({ found: { data, page, limit, count }, isStale, onPage }: CompaniesProps) {
  const { t } = useTranslation('jobs');

  function openJobsOf({ openJobs }: FeaturedUser) {
    return openJobs > 0 ? t('home.openJobs', { count: openJobs }) : undefined;
  }

  return (
    <Box aria-busy={isStale}>
      <PeopleGrid people={data} factOf={openJobsOf} heading="h2" isPage />
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
    </Box>
  );
}
