import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery, useListContractsQuery } from '@plumbline/shared-api/contracts';
import { useMay } from '@plumbline/shared-api/session';
import { optionLabel } from '@plumbline/shared-schema/options';
import { useKeptFocus } from '@plumbline/shared-ui/action';
import { Button, ButtonLink } from '@plumbline/shared-ui/actions';
import { useListView } from '@plumbline/shared-ui/address';
import { AddIcon } from '@plumbline/shared-ui/more-icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { Page } from '@plumbline/shared-ui/Page';
import { TabSet } from '@plumbline/shared-ui/tabs';
import { OpenedContract } from '../contract-details/OpenedContract';
import { SearchBox } from '../contract-list/SearchBox';
import { ActionNeeded } from './ActionNeeded';
import { ALL_CONTRACTS_TABS, type AllContractsView } from './all-contracts-view';
import { CompletedContracts } from './CompletedContracts';
import { NewPosted } from './NewPosted';
import { ContractRows } from './ContractRows';
import { WaitingForYou } from './WaitingForYou';

/** All Contracts of a hirer: posted, active, over, and what awaits an action. */
export function AllContractsPage() {
  const { t } = useTranslation('contracts');
  const mayPost = useMay('hire');
  const view = useListView({ tab: ALL_CONTRACTS_TABS });
  const needed = useGetActionNeededQuery();
  const waiting = needed.data?.count ?? 0;
  const isElsewhere = view.tab !== 'action';
  // The button that led to what waits is gone with it.
  const panel = useRef<HTMLDivElement>(null);
  useKeptFocus(isElsewhere, () => panel.current?.focus({ preventScroll: true }));
  const labels = {
    new: t('allContracts.tab.new'),
    active: t(optionLabel('contractTab', 'active')),
    completed: t(optionLabel('contractTab', 'completed')),
    action: waiting > 0 ? t('allContracts.tab.waiting', { number: waiting }) : t('allContracts.tab.action'),
  };

  return (
    <Page
      title={t('titles.allContracts')}
      actions={
        mayPost && (
          // Wider windows have it in the bar.
          <ButtonLink
            to="/post-contract"
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ display: { sm: 'none' } }}
          >
            {t('allContracts.post')}
          </ButtonLink>
        )
      }
    >
      <Stack spacing={3}>
        {isElsewhere && <WaitingForYou query={needed} onOpen={() => view.set({ tab: 'action' })} />}
        <SearchBox text={view.text} onChange={view.search} />
        <div>
          <TabSet
            panelRef={panel}
            label={t('allContracts.tabs')}
            tabs={ALL_CONTRACTS_TABS.map((tab) => ({ value: tab, label: labels[tab] }))}
            value={view.tab}
            onChange={(tab) => view.set({ tab })}
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

/** Contracts in progress. */
function ActiveContracts({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  return (
    <ContractRows
      query={useListContractsQuery('active')}
      view={view}
      label={t(optionLabel('contractTab', 'active'))}
      errorMessage={t('schema:failures.activeContracts')}
      none={{
        title: t('contractList.empty.active'),
        hint: t('allContracts.noneText.active'),
        action: (
          <Button variant="contained" onClick={() => view.set({ tab: 'new' })}>
            {t('allContracts.toNew')}
          </Button>
        ),
      }}
    />
  );
}
