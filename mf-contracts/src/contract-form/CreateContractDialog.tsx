import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContractQuery } from '@plumbline/shared-api/contracts';
import { TitledDialog } from '@plumbline/shared-ui/dialogs';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Skeleton } from '@plumbline/shared-ui/layout';
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
        <FormOfOffer offer={offer} onCreated={onCreated} onClose={onClose} />
      ) : (
        <Alert severity="warning">
          {t(offer ? 'schema:errors.OFFER_NOT_ACCEPTED' : 'schema:errors.NO_OFFER')}
        </Alert>
      )}
    </TitledDialog>
  );
}

type FormOfOfferProps = ComponentProps<typeof ContractForm>;

function FormOfOffer(props: FormOfOfferProps) {
  const { repeats } = props.offer;
  return repeats ? <RepeatedForm {...props} contractId={repeats.contractId} /> : <ContractForm {...props} />;
}

/** The form waits for the contract that it repeats, and does without one that does not come. */
function RepeatedForm({ contractId, ...props }: FormOfOfferProps & { contractId: string }) {
  const { data, isLoading } = useGetContractQuery(contractId);
  return isLoading ? <Skeleton variant="rounded" height={320} /> : <ContractForm {...props} past={data} />;
}
