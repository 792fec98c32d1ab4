import { useTranslation } from 'react-i18next';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Alert } from '@plumbline/shared-ui/feedback';
import { ContractForm } from './ContractForm';
import type { ContractOffer } from './contract-offer';

type CreateContractDialogProps = {
  /** The offer it is made from; undefined where the applicant has none. */
  offer: ContractOffer | undefined;
  onCreated: () => void;
  /** After the contract was made, Cancel or Esc. */
  onClose: () => void;
};

export function CreateContractDialog({ offer, onCreated, onClose }: CreateContractDialogProps) {
  const { t } = useTranslation('contracts');
  return (
    <TitledDialog title={t('contractForm.title')} onClose={onClose}>
      {offer?.acceptedAt ? (
        <ContractForm offer={offer} onCreated={onCreated} onClose={onClose} />
      ) : (
        <Alert severity="warning">
          {t(offer ? 'schema:errors.OFFER_NOT_ACCEPTED' : 'schema:errors.NO_OFFER')}
        </Alert>
      )}
    </TitledDialog>
  );
}
