import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { AddIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { OpenedContract } from '../contract-details/OpenedContract';
import { SearchBox } from '../contract-list/SearchBox';
import { useContractView } from '../contract-list/use-contract-view';
import { ActionNeeded } from './ActionNeeded';
import { ActiveContracts } from './ActiveContracts';
import { ALL_CONTRACTS_TABS, type AllContractsView } from './all-contracts-view';
import { CompletedContracts } from './CompletedContracts';
import { NewPosted } from './NewPosted';

/** All Contracts of a hirer: posted, active, over, and what waits for them (SPEC §2). */
export function AllContractsPage() {
  const { t } = useTranslation('contracts');
  const view = useContractView({ tabs: ALL_CONTRACTS_TABS, first: 'new' });
  const waiting = useGetActionNeededQuery().data?.count ?? 0;
  const label = (tab: (typeof ALL_CONTRACTS_TABS)[number]) =>
    tab === 'action' && waiting > 0
      ? t('allContracts.tab.waiting', { number: waiting })
      : t(`allContracts.tab.${tab}`);

  return (
    <Page
      title={t('allContracts.title')}
      actions={
        <ButtonLink to="/post-contract" variant="contained" startIcon={<AddIcon />}>
          {t('allContracts.post')}
        </ButtonLink>
      }
    >
      <Stack spacing={3}>
        <SearchBox text={view.text} onChange={view.search} />
        <div>
          <TabSet
            label={t('allContracts.tabs')}
            tabs={ALL_CONTRACTS_TABS.map((tab) => ({ value: tab, label: label(tab) }))}
            value={view.tab}
            onChange={view.openTab}
          >
            <OpenTab view={view} />
          </TabSet>
        </div>
      </Stack>
      <OpenedContract />
    </Page>
  );
}

function OpenTab({ view }: { view: AllContractsView }) {
  if (view.tab === 'active') return <ActiveContracts view={view} />;
  if (view.tab === 'completed') return <CompletedContracts view={view} />;
  return view.tab === 'action' ? <ActionNeeded view={view} /> : <NewPosted view={view} />;
}
