import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListContractsQuery } from '@plumbline/shared-api/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { ContractRows } from './ContractRows';
import type { AllContractsView } from './all-contracts-view';

/** Completed and ended contracts together, newest first; both lists are needed before either is shown. */
function useOverContracts() {
  const completed = useListContractsQuery('completed');
  const ended = useListContractsQuery('ended');
  const data = useMemo(
    () =>
      completed.data &&
      ended.data &&
      [...completed.data, ...ended.data].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
    [completed.data, ended.data],
  );
  return {
    data,
    isLoading: completed.isLoading || ended.isLoading,
    isFetching: completed.isFetching || ended.isFetching,
    error: completed.error ?? ended.error,
    refetch: () => Promise.all([completed.refetch(), ended.refetch()]),
  };
}

/** Contracts that are over. */
export function CompletedContracts({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  return (
    <ContractRows
      query={useOverContracts()}
      view={view}
      label={t(optionLabel('contractTab', 'completed'))}
      errorMessage={t('schema:failures.contracts')}
      none={{
        title: t('contractList.empty.completed'),
        hint: t('allContracts.noneText.completed'),
        action: (
          <Button variant="outlined" onClick={() => view.set({ tab: 'active' })}>
            {t('contractList.toActive')}
          </Button>
        ),
      }}
    />
  );
}
