import { useTranslation } from 'react-i18next';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from '../contract-details/OpenedContract';
import { ContractTabs } from '../contract-list/ContractTabs';
import { MyContractCard } from './MyContractCard';

const STATUSES = ['active', 'completed', 'paused', 'ended', 'canceled'] as const;

export function MyContractsPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page title={t('titles.myContracts')}>
      <ContractTabs
        statuses={STATUSES}
        renderContract={(contract) => <MyContractCard contract={contract} />}
      />
      <OpenedContract />
    </Page>
  );
}
