import { useTranslation } from 'react-i18next';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from '../contract-details/OpenedContract';
import { ContractCard } from '../contract-list/ContractCard';
import { ContractTabs } from '../contract-list/ContractTabs';
import { SubmitWorkLink } from '../contract-list/SubmitWorkLink';
import { ViewContractLink } from '../contract-list/ViewContractLink';

const STATUSES = ['active', 'paused', 'ended', 'completed', 'canceled'] as const;

export function ActiveContractsPage() {
  const { t } = useTranslation('contracts');
  return (
    <Page title={t('titles.activeContracts')}>
      <ContractTabs
        statuses={STATUSES}
        renderContract={(contract) => (
          <ContractCard
            contract={contract}
            actions={(id) => (
              <>
                {contract.answerDueAt !== null && <ViewContractLink contract={contract} describedBy={id} />}
                <SubmitWorkLink contract={contract} describedBy={id} />
              </>
            )}
          />
        )}
      />
      <OpenedContract />
    </Page>
  );
}
