import { useTranslation } from 'react-i18next';
import { useCreateContractMutation } from '@plumbline/shared-api/contracts';
import { useSession } from '@plumbline/shared-api/session';
import type { ContractForm } from '@plumbline/shared-schema/contracts';
import { CURRENCY } from '@plumbline/shared-schema/options';
import { useTry } from '@plumbline/shared-ui/action';
import type { ContractOffer } from './contract-offer';

/** Creates the contract of an accepted offer; rejects with the text that the form shows. */
export function useCreateContract({ jobId, professionalId, budget }: ContractOffer, startDate: string) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const [createContract] = useCreateContractMutation();
  const attempt = useTry();

  return (form: ContractForm) =>
    attempt(
      createContract({
        jobId: jobId._id,
        clientId: user?._id ?? '',
        professionalId: professionalId._id,
        startDate,
        ...form,
        paymentDetails: { amount: budget, currency: CURRENCY },
      }).unwrap(),
      {
        failed: t('schema:failures.createContract'),
        isDone: ({ code }) => code === 'CONTRACT_EXISTS',
        done: t('schema:success.contractCreated'),
      },
    );
}
