import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { hasWords } from '../search/has-words';
import { EmptyTab } from './EmptyTab';
import { NoMatch } from './NoMatch';
import { SearchBox } from './SearchBox';
import { useContractView, type ContractView } from './use-contract-view';

type ContractTabsProps = {
  /** In the order of the tabs; the first one opens. */
  statuses: readonly ContractStatus[];
  renderContract: (contract: Contract) => ReactNode;
};

/** A contractor's contracts by status, with a search; what is shown is in the address. */
export function ContractTabs({ statuses, renderContract }: ContractTabsProps) {
  const { t } = useTranslation('contracts');
  const view = useContractView({ tabs: statuses, first: 'active' });
  const { currentData, ...query } = useListContractsQuery(view.tab);
  const rows = currentData?.filter(({ job, client, terms }) =>
    hasWords([job.title, client.fullName, terms], view.q),
  );

  return (
    <Stack spacing={3}>
      <SearchBox text={view.text} onChange={view.search} />
      <div>
        <TabSet
          label={t('contractList.tabs')}
          tabs={statuses.map((status) => ({
            value: status,
            label: t(optionLabel('contractStatus', status)),
          }))}
          value={view.tab}
          onChange={view.openTab}
        >
          <Box role="status" sx={visuallyHidden}>
            {view.q !== '' && rows ? t('contractList.found', { count: rows.length }) : ''}
          </Box>
          <QueryBoundary
            query={{ ...query, data: rows }}
            loadingLabel={t('contractList.loading')}
            errorMessage={t('schema:failures.contracts')}
            isEmpty={(found) => found.length === 0}
            empty={<Nothing view={view} isSearch={rows?.length !== currentData?.length} />}
          >
            {(found) => (
              <Stack
                component="ul"
                spacing={2}
                aria-label={t('contractList.list')}
                sx={{ m: 0, p: 0, listStyle: 'none' }}
              >
                {found.map((contract) => (
                  <li key={contract._id}>{renderContract(contract)}</li>
                ))}
              </Stack>
            )}
          </QueryBoundary>
        </TabSet>
      </div>
    </Stack>
  );
}

type NothingProps = { view: ContractView<ContractStatus>; isSearch: boolean };

function Nothing({ view, isSearch }: NothingProps) {
  if (isSearch) {
    return (
      <NoMatch
        q={view.q}
        onClear={() => {
          view.search('');
        }}
      />
    );
  }
  return (
    <EmptyTab
      status={view.tab}
      onShowActive={() => {
        view.openTab('active');
      }}
    />
  );
}
