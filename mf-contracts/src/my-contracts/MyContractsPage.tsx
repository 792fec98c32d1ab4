import { useTranslation } from 'react-i18next';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from '../contract-details/OpenedContract';
import { ContractTabs } from '../contract-list/ContractTabs';
import { MyContractCard } from './MyContractCard';

const STATUSES = ['active', 'completed', 'paused', 'ended', 'canceled'] as const;

/** My Contracts of a contractor (SPEC §2): the job's facts and what to do next, by status. */
export function MyContractsPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page title={t('myContracts.title')}>
      <ContractTabs
        statuses={STATUSES}
        renderContract={(contract) => <MyContractCard contract={contract} />}
      />
      <OpenedContract />
    </Page>
  );
}
