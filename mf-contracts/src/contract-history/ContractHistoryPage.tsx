import { useTranslation } from 'react-i18next';
import { useListContractHistoryQuery } from '@plumbline/shared-api/contracts';
import { useSession } from '@plumbline/shared-api/session';
import type { ContractPage } from '@plumbline/shared-schema/contracts';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView, type ListView } from '@plumbline/shared-ui/address';
import { useSettled } from '@plumbline/shared-ui/fields';
import { Box, CardList, Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { Typography } from '@plumbline/shared-ui/text';
import { OpenedContract } from '../contract-details/OpenedContract';
import { ContractCard } from '../contract-list/ContractCard';
import { NoContracts } from '../contract-list/NoContracts';
import { SearchBox } from '../contract-list/SearchBox';

const TABS = ['all', 'completed', 'pending'] as const;
type View = ListView<{ tab: typeof TABS }>;

/** All contracts, archived ones too. */
export function ContractHistoryPage() {
  const { t } = useTranslation('contracts');
  const view = useListView({ tab: TABS });
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS);
  const { currentData, ...query } = useListContractHistoryQuery({
    status: view.tab,
    ...(q !== '' && { q }),
    page: view.page,
    limit: DEFAULT_PAGE_SIZE,
  });

  const labelOf = (tab: (typeof TABS)[number]) =>
    tab === 'completed' ? t(optionLabel('contractTab', tab)) : t(`contractHistory.${tab}`);

  return (
    <Page title={t('titles.contractHistory')}>
      <Stack spacing={3}>
        <SearchBox text={view.text} onChange={view.search} />
        <div>
          <TabSet
            label={t('contractHistory.tabs')}
            tabs={TABS.map((value) => ({ value, label: labelOf(value) }))}
            value={view.tab}
            onChange={(tab) => view.set({ tab })}
          >
            <QueryBoundary
              query={{ ...query, data: currentData }}
              loadingLabel={t('contractList.loading')}
              errorMessage={t('schema:failures.contracts')}
              isEmpty={({ count }) => count === 0}
              empty={<NoHistory view={view} q={q} />}
            >
              {(found) => <HistoryList found={found} onPage={view.turnTo} />}
            </QueryBoundary>
          </TabSet>
        </div>
      </Stack>
      <OpenedContract />
    </Page>
  );
}

type HistoryListProps = {
  found: Pick<ContractPage, 'data' | 'count' | 'page' | 'limit'>;
  onPage: (page: number) => void;
};

function HistoryList({ found: { data, count, page, limit }, onPage }: HistoryListProps) {
  const { t } = useTranslation('contracts');
  return (
    <Box>
      <Typography role="status" color="text.secondary" sx={{ mb: 2 }}>
        {t('contractList.found', { count })}
      </Typography>
      <CardList label={t('contractList.list')} rows={data}>
        {(contract) => <ContractCard contract={contract} />}
      </CardList>
      <Pagination page={page} limit={limit} count={count} onChange={onPage} />
    </Box>
  );
}

function NoHistory({ view: { tab, search, set }, q }: { view: View; q: string }) {
  const { t } = useTranslation('contracts');
  const { isContractor } = useSession();
  const onClear = () => search('');

  if (tab !== 'all') {
    return (
      <NoContracts
        q={q}
        title={t(tab === 'completed' ? 'contractHistory.emptyCompleted' : 'contractHistory.emptyPending')}
        hint={t('contractHistory.emptyOther')}
        action={
          <Button variant="outlined" onClick={() => set({ tab: 'all' })}>
            {t('contractHistory.toAll')}
          </Button>
        }
        onClear={onClear}
      />
    );
  }
  return (
    <NoContracts
      q={q}
      title={t('contractHistory.empty')}
      hint={t('contractHistory.emptyText')}
      action={
        <ButtonLink to={isContractor ? '/jobs' : '/posted-jobs'} variant="contained">
          {t(isContractor ? 'contractHistory.toJobs' : 'contractHistory.toPosted')}
        </ButtonLink>
      }
      onClear={onClear}
    />
  );
}
