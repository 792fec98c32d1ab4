import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import { useCreateContractMutation } from '@plumbline/shared-api/contracts';
import { useSession } from '@plumbline/shared-api/session';
import type { ContractForm } from '@plumbline/shared-schema/contracts';
import { CURRENCY } from '@plumbline/shared-schema/options';
import { toast } from '@plumbline/shared-ui/toasts';
import type { ContractOffer } from './contract-offer';

/** Makes the contract of an accepted offer; rejects with what the form shows. */
export function useCreateContract(
  { jobId, professionalId, budget }: ContractOffer,
  startDate: string,
): (form: ContractForm) => Promise<void> {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const [createContract] = useCreateContractMutation();

  return async (form) => {
    try {
      const { message } = await createContract({
        jobId: jobId._id,
        clientId: user?._id ?? '',
        professionalId: professionalId._id,
        startDate,
        ...form,
        paymentDetails: { amount: budget, currency: CURRENCY },
      }).unwrap();
      toast.success(message || t('schema:success.contractCreated'));
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Made already, in another tab: what was asked for.
      if (error.code === 'CONTRACT_EXISTS') {
        toast.success(t('schema:success.contractCreated'));
        return;
      }
      throw { ...error, message: error.message || t('schema:failures.createContract') };
    }
  };
}
