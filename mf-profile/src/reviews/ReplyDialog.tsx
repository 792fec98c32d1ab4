import { useTranslation } from 'react-i18next';
import { useReplyToFeedbackMutation } from '@plumbline/shared-api/feedbacks';
import type { Feedback } from '@plumbline/shared-schema/feedbacks';
import { REVIEW_REPLY_MAX } from '@plumbline/shared-schema/limits';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';

type ReplyDialogProps = { review: Feedback; onClose: () => void };

/** One's own word on a review, once. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const { t } = useTranslation('profile');
  const [replyTo] = useReplyToFeedbackMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/feedbacks')).replyToFeedbackSchema,
    defaultValues: { text: '' },
  });

  return (
    <FormDialog
      title={t('reply.title')}
      text={t('reply.text')}
      form={form}
      onSubmit={({ text }) =>
        attempt(replyTo({ id: review._id, text }).unwrap(), {
          failed: t('reply.failed'),
          done: t('reply.done'),
          isDone: ({ code }) => code === 'REPLY_EXISTS',
        })
      }
      submit={t('reply.send')}
      draft={`reply:${review._id}`}
      onClose={onClose}
    >
      <TextAreaField name="text" label={t('reply.label')} maxLength={REVIEW_REPLY_MAX} />
    </FormDialog>
  );
}
