import { useTranslation } from 'react-i18next';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from '../contract-details/OpenedContract';
import { ContractTabs } from '../contract-list/ContractTabs';
import { ActiveContractCard } from './ActiveContractCard';

const STATUSES = ['active', 'paused', 'ended', 'completed', 'canceled'] as const;

export function ActiveContractsPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page title={t('titles.activeContracts')}>
      <ContractTabs
        statuses={STATUSES}
        renderContract={(contract) => <ActiveContractCard contract={contract} />}
      />
      <OpenedContract />
    </Page>
  );
}
