import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { EmptyState } from '@plumbline/shared-ui/EmptyState';
import { ContractRows } from './ContractRows';
import type { AllContractsView } from './all-contracts-view';

/** Contracts under which work is going on. */
export function ActiveContracts({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  return (
    <ContractRows
      query={useListContractsQuery('active')}
      view={view}
      label={t('allContracts.tab.active')}
      errorMessage={t('schema:failures.activeContracts')}
      empty={
        <EmptyState
          title={t('contractList.empty.active')}
          description={t('allContracts.noneText.active')}
          action={
            <Button
              variant="contained"
              onClick={() => {
                view.openTab('new');
              }}
            >
              {t('allContracts.toNew')}
            </Button>
          }
        />
      }
    />
  );
}
