import { useUpdateFeedbackMutation } from '@plumbline/shared-api/feedbacks';
import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { useContractNames } from '../contract-names/use-contract-names';
import { ReviewFields } from './ReviewFields';

type Review = NonNullable<Contract['ownReview']>;
type EditReviewDialogProps = {
  contract: Contract;
  review: Review;
  /** Of the review. */
  id: string;
  onClose: () => void;
};

/** Changes a review that nobody else can read yet. */
export function EditReviewDialog({ contract, review, id, onClose }: EditReviewDialogProps) {
  const { t } = useTranslation('contracts');
  const { user } = useSession();
  const [update] = useUpdateFeedbackMutation();
  const attempt = useTry();
  const names = useContractNames(contract);
  const isByHirer = user?._id === contract.client._id;
  const { rating, likes = [], experience = [], review: text } = review;
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/feedbacks')).updateFeedbackSchema,
    defaultValues: { rating, likes, experience, review: text },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('review.editTitle', { name: isByHirer ? names.professional : names.client })}
      text={t('review.editText')}
      label={t('review.label')}
      form={form}
      onSubmit={(changed) =>
        attempt(update({ id, ...changed }).unwrap(), { failed: t('schema:failures.contractAction') })
      }
      submit={t('review.save')}
      onClose={onClose}
    >
      <ReviewFields isByHirer={isByHirer} />
    </FormDialog>
  );
}
