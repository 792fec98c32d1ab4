import { useTranslation } from 'react-i18next';
import { useCreateFeedbackMutation } from '@plumbline/shared-api/feedbacks';
import type { CreateFeedback } from '@plumbline/shared-schema/feedbacks';
import { REVIEW_MAX } from '@plumbline/shared-schema/limits';
import { FEEDBACK_EXPERIENCES, FEEDBACK_LIKES } from '@plumbline/shared-schema/options';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SubmitButton, TextAreaField, useFormDraft, useZodForm } from '@plumbline/shared-ui/Form';
import { Stack } from '@plumbline/shared-ui/layout';
import { useOutcome } from '../contract-actions/use-outcome';
import { StarsField } from './StarsField';
import { TagsField } from './TagsField';

/** Stars, what was liked, how it was to work together, and a text; kept through a reload until it is sent. */
export function ReviewForm({ contractId, onClose }: { contractId: string; onClose: () => void }) {
  const { t } = useTranslation('contracts');
  const [createFeedback] = useCreateFeedbackMutation();
  const tell = useOutcome();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/feedbacks')).createFeedbackSchema,
    defaultValues: { contractId, rating: 0, likes: [], experience: [], review: '' },
    mode: 'onSubmit',
  });
  useFormDraft(form, { key: `review:${contractId}`, leaveOut: ['contractId'] });

  async function send(feedback: CreateFeedback) {
    await tell('review', () => createFeedback(feedback).unwrap());
    onClose();
  }

  return (
    <Form form={form} onSubmit={send} label={t('review.label')}>
      <StarsField />
      <TagsField name="likes" list="feedbackLike" label={t('review.likes')} tags={FEEDBACK_LIKES} />
      <TagsField
        name="experience"
        list="feedbackExperience"
        label={t('review.experience')}
        tags={FEEDBACK_EXPERIENCES}
      />
      <TextAreaField name="review" label={t('review.review')} maxLength={REVIEW_MAX} isOptional />
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'flex-end' }}
      >
        <Button onClick={onClose}>{t('confirm.back')}</Button>
        <SubmitButton>{t('review.send')}</SubmitButton>
      </Stack>
    </Form>
  );
}
