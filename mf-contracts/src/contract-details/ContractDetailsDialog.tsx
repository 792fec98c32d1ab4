import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContractQuery } from '@plumbline/shared-api/contracts';
import { Dialog } from '@plumbline/shared-ui/dialogs';
import { useMediaQuery, useTheme } from '@plumbline/shared-ui/theme';
import { ActionDialog } from '../contract-actions/ActionDialog';
import { useAddressDialog } from '../address-dialog/use-address-dialog';
import { ContractBody } from './ContractBody';
import { ContractHeader } from './ContractHeader';
import { PRINTED, printed } from './print-styles';
import { rescueFocus } from './rescue-focus';

export type ContractDetailsDialogProps = {
  /** The contract to show; without one the dialog is closed. */
  contractId: string | null;
  onClose: () => void;
};

/**
 * Contract Details (SPEC §2) for either party: what was agreed, what was handed in, what happened, and what the reader
 * may do now. The page keeps the id in its address (`?contract=`); the dialog keeps its own action there (`&action=`).
 */
export function ContractDetailsDialog({ contractId, onClose }: ContractDetailsDialogProps) {
  const { t } = useTranslation('contracts');
  const theme = useTheme();
  const isPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const action = useAddressDialog('action');
  const titleId = useId();
  const shownId = useLastId(contractId);
  const { currentData: contract, ...query } = useGetContractQuery(shownId ?? '', { skip: shownId === null });

  return (
    <>
      <Dialog
        open={contractId !== null}
        onClose={onClose}
        aria-labelledby={titleId}
        fullScreen={isPhone}
        fullWidth
        maxWidth="md"
        className={PRINTED}
        sx={printed}
        slotProps={{ transition: { onExited: rescueFocus } }}
      >
        <ContractHeader titleId={titleId} contract={contract} onClose={onClose} label={t('details.title')} />
        <ContractBody query={{ ...query, data: contract }} onAction={action.open} />
      </Dialog>
      {contract && contractId !== null && (
        <ActionDialog action={action.id} contract={contract} onClose={action.close} />
      )}
    </>
  );
}

/** The last id there was: the dialog keeps its content while it fades away. */
function useLastId(id: string | null): string | null {
  const [last, setLast] = useState(id);
  if (id !== null && id !== last) setLast(id);
  return id ?? last;
}
