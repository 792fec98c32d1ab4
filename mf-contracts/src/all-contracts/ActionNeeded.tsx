import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetActionNeededQuery } from '@plumbline/shared-api/contracts';
import type { AwaitingContract } from '@plumbline/shared-schema/contract-events';
import { Button } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { CheckCircleIcon } from '@plumbline/shared-ui/icons';
import { Box, Stack } from '@plumbline/shared-ui/layout';
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
  const dialog = useAddressDialog('offer');
  const found = needed.data && onlyMatching(needed.data, view.q);
  const place = useRef<HTMLDivElement>(null);
  const hasCreated = useRef(false);

  useEffect(() => {
    // The card that led to the new contract is gone, and the focus with it.
    if (!hasCreated.current || dialog.isOpen || document.activeElement !== document.body) return;
    hasCreated.current = false;
    place.current?.focus({ preventScroll: true });
  }, [needed.data, dialog.isOpen]);

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
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
      <NewContract
        offers={needed.data?.acceptedOffers}
        dialog={dialog}
        onCreated={() => {
          hasCreated.current = true;
        }}
      />
    </Box>
  );
}

type NewContractProps = {
  offers: readonly AwaitingContract[] | undefined;
  dialog: AddressDialog;
  onCreated: () => void;
};

/** The contract form for the accepted offer that `?offer=` names; stays mounted while it is being sent. */
function NewContract({ offers, dialog, onCreated }: NewContractProps) {
  const [opened, setOpened] = useState<AwaitingContract>();
  const offer = offers?.find(({ _id }) => _id === dialog.value);
  if (offer && opened?._id !== offer._id) setOpened(offer);
  if (!dialog.isOpen || opened?._id !== dialog.value) return null;
  return <CreateContractDialog offer={opened} onCreated={onCreated} onClose={dialog.close} />;
}
