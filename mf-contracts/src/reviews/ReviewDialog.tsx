import { useTranslation } from 'react-i18next';
import { useCreateFeedbackMutation } from '@plumbline/shared-api/feedbacks';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';
import { ReviewFields } from './ReviewFields';

type ReviewDialogProps = { contract: Contract; onClose: () => void };

export function ReviewDialog({ contract, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const [createFeedback] = useCreateFeedbackMutation();
  const showOutcome = useOutcome();
  const names = useContractNames(contract);
  const isByHirer = user?._id === contract.client._id;
  const name = isByHirer ? names.professional : names.client;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/feedbacks')).createFeedbackSchema,
    defaultValues: { contractId: contract._id, rating: 0, likes: [], experience: [], review: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('review.title', { name })}
      text={t('review.text', { title: names.title })}
      label={t('review.label')}
      form={form}
      onSubmit={(feedback) => showOutcome('review', () => createFeedback(feedback).unwrap())}
      submit={t('review.send')}
      draft={`review:${contract._id}`}
      onClose={onClose}
    >
      <ReviewFields isByHirer={isByHirer} />
    </FormDialog>
  );
}
