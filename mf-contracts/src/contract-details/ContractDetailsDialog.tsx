import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContractQuery } from '@plumbline/shared-api/contracts';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { titleCase } from '@plumbline/shared-ui/format';
import { ActionDialog } from '../action-dialogs/ActionDialog';
import { ContractBody } from './ContractBody';
import { ContractChips } from './ContractChips';
import { ContractSheet } from './ContractSheet';

type ContractDetailsDialogProps = {
  /** The contract to show; without one the dialog is closed. */
  contractId: string | null;
  onClose: () => void;
};

/**
 * Contract Details for either party: what was agreed, what was handed in, what happened, and what the reader
 * may do now. The page keeps the id in its address (`?contract=`); the dialog keeps its own action there (`&action=`).
 */
export function ContractDetailsDialog({ contractId, onClose }: ContractDetailsDialogProps) {
  const { t } = useTranslation('contracts');
  const action = useAddressDialog('action');
  const shownId = useLastId(contractId);
  const { currentData: contract, ...query } = useGetContractQuery(shownId ?? '', { skip: shownId === null });
  const label = t('details.title');

  return (
    <>
      <TitledDialog
        isOpen={contractId !== null}
        size="page"
        overline={contract && label}
        title={contract ? titleCase(contract.job.title).trim() || t('details.untitled') : label}
        status={contract && <ContractChips contract={contract} />}
        sheet={contract && <ContractSheet contract={contract} />}
        actions={
          contract && <ButtonLink to={`/contracts/${contract._id}`}>{t('details.openPage')}</ButtonLink>
        }
        onClose={onClose}
        onExited={rescueFocus}
      >
        <ContractBody query={{ ...query, data: contract }} onAction={action.open} />
      </TitledDialog>
      {contract && contractId !== null && (
        <ActionDialog action={action.value} contract={contract} onClose={action.close} />
      )}
    </>
  );
}

/** The last id there was: the dialog keeps its content while it fades. */
function useLastId(id: string | null): string | null {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return id ?? last;
}

/** After a reload a dialog has no opener to return the focus to, and a list may have lost it: the heading takes it. */
function rescueFocus(): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.closest('[role=dialog]');
  if (isLost) document.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}
