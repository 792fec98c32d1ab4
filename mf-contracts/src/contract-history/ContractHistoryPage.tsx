import { useTranslation } from 'react-i18next';
import { useListContractHistoryQuery } from '@plumbline/shared-api/contracts';
import { DEFAULT_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from '@plumbline/shared-schema/limits';
import { useSettled } from '@plumbline/shared-ui/fields';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { OpenedContract } from '../contract-details/OpenedContract';
import { SearchBox } from '../contract-list/SearchBox';
import { useContractView } from '../contract-list/use-contract-view';
import { HistoryList } from './HistoryList';
import { NothingInHistory } from './NothingInHistory';

const TABS = ['all', 'completed', 'pending'] as const;

/** Contract History (SPEC §2): everything there ever was, archived contracts too, with tabs and search that work. */
export function ContractHistoryPage() {
  const { t } = useTranslation('contracts');
  const view = useContractView({ tabs: TABS, first: 'all' });
  const q = useSettled(view.q, SEARCH_DEBOUNCE_MS);
  const { currentData, ...query } = useListContractHistoryQuery({
    status: view.tab,
    ...(q !== '' && { q }),
    page: view.page,
    limit: DEFAULT_PAGE_SIZE,
  });

  return (
    <Page title={t('contractHistory.title')}>
      <Stack spacing={3}>
        <SearchBox text={view.text} onChange={view.search} />
        <div>
          <TabSet
            label={t('contractHistory.tabs')}
            tabs={TABS.map((tab) => ({ value: tab, label: t(`contractHistory.${tab}`) }))}
            value={view.tab}
            onChange={view.openTab}
          >
            <QueryBoundary
              query={{ ...query, data: currentData }}
              loadingLabel={t('contractList.loading')}
              errorMessage={t('schema:failures.contracts')}
              isEmpty={({ count }) => count === 0}
              empty={
                <NothingInHistory
                  tab={view.tab}
                  q={q}
                  onClear={() => {
                    view.search('');
                  }}
                  onShowAll={() => {
                    view.openTab('all');
                  }}
                />
              }
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
