import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import { Button } from '@plumbline/shared-ui/actions';
import { useRowDialog } from '@plumbline/shared-ui/address';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Stack } from '@plumbline/shared-ui/layout';
import { lazily } from '@plumbline/shared-ui/lazy';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { ActionSections } from './ActionSections';
import { NoContracts } from '../contract-list/NoContracts';
import { countOf, onlyMatching } from './action-search';
import type { AllContractsView } from './all-contracts-view';

const CreateContractDialog = lazily(
  () => import('../contract-form/CreateContractDialog'),
  'CreateContractDialog',
);

/** What awaits the hirer, each with its one action. */
export function ActionNeeded({ view }: { view: AllContractsView }) {
  const { t } = useTranslation('contracts');
  const needed = useGetActionNeededQuery();
  const dialog = useRowDialog('offer', needed.data?.acceptedOffers);
  const found = needed.data && onlyMatching(needed.data, view.q);

  return (
    <>
      <QueryBoundary
        query={{ ...needed, data: found }}
        loadingLabel={t('allContracts.loading')}
        errorMessage={t('schema:failures.loadData')}
        isEmpty={(rows) => countOf(rows) === 0}
        empty={
          <NoContracts
            q={needed.data?.count === 0 ? '' : view.q}
            icon={<CheckCircleIcon />}
            title={t('allContracts.none.action')}
            hint={t('allContracts.noneText.action')}
            action={
              <Button variant="outlined" onClick={() => view.set({ tab: 'active' })}>
                {t('contractList.toActive')}
              </Button>
            }
            onClear={() => view.search('')}
          />
        }
      >
        {(rows) => (
          <Stack spacing={4}>
            <ActionSections needed={rows} onCreate={dialog.open} />
          </Stack>
        )}
      </QueryBoundary>
      {dialog.row && <CreateContractDialog offer={dialog.row} onClose={dialog.close} />}
    </>
  );
}
