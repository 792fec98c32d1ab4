import { useTranslation } from 'react-i18next';
import { useCreateFeedbackMutation } from '@plumbline/shared-api/feedbacks';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { REVIEW_MAX } from '@plumbline/shared-schema/limits';
import { CONTRACTOR_LIKES, FEEDBACK_EXPERIENCES, HIRER_LIKES } from '@plumbline/shared-schema/options';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useOutcome } from '../contract-actions/use-outcome';
import { useContractNames } from '../contract-names/use-contract-names';
import { StarsField } from './StarsField';
import { TagsField } from './TagsField';

type ReviewDialogProps = { contract: Contract; onClose: () => void };

export function ReviewDialog({ contract, onClose }: ReviewDialogProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const [createFeedback] = useCreateFeedbackMutation();
  const tell = useOutcome();
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
      onSubmit={(feedback) => tell('review', () => createFeedback(feedback).unwrap())}
      submit={t('review.send')}
      draft={`review:${contract._id}`}
      onClose={onClose}
    >
      <StarsField />
      <TagsField
        name="likes"
        list="feedbackLike"
        label={t('review.likes')}
        tags={isByHirer ? CONTRACTOR_LIKES : HIRER_LIKES}
      />
      <TagsField
        name="experience"
        list="feedbackExperience"
        label={t('review.experience')}
        tags={FEEDBACK_EXPERIENCES}
      />
      <TextAreaField name="review" label={t('review.review')} maxLength={REVIEW_MAX} isOptional />
    </FormDialog>
  );
}
