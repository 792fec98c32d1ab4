import { useTranslation } from 'react-i18next';
import { useDeclineApplicationMutation } from '@plumbline/shared-api/applications';
import type { Application, Decline } from '@plumbline/shared-schema/applications';
import { DECLINE_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { DECLINE_REASONS, optionLabel } from '@plumbline/shared-schema/options';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { toPersonName } from '@plumbline/shared-ui/format';
import { RadioField } from '@plumbline/shared-ui/RadioField';

const MESSAGE_ROWS = 3;

type DeclineDialogProps = { application: Application; onDeclined: () => void; onClose: () => void };

export function DeclineDialog({ application, onDeclined, onClose }: DeclineDialogProps) {
  const { t } = useTranslation('contracts');
  const [declineApplication] = useDeclineApplicationMutation();
  const attempt = useTry();
  const { _id: id, jobId, userId } = application;
  const name = toPersonName(userId.fullName);
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/applications')).declineSchema,
    defaultValues: { message: '' },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('declined.title', { name })}
      text={t('declined.text', { name })}
      form={form}
      onSubmit={async (words: Decline) => {
        const call = declineApplication({ id, jobId: jobId._id, words });
        await attempt(call.unwrap(), { failed: t('declined.failed') });
        onDeclined();
      }}
      submit={t('declined.decline')}
      draft={`decline:${id}`}
      onClose={onClose}
    >
      <RadioField
        name="reason"
        label={t('declined.reason')}
        options={DECLINE_REASONS.map((reason) => ({
          value: reason,
          label: t(optionLabel('declineReason', reason)),
        }))}
      />
      <TextAreaField
        name="message"
        label={t('declined.message')}
        helperText={t('declined.messageHint', { name })}
        rows={MESSAGE_ROWS}
        maxLength={DECLINE_MESSAGE_MAX}
        isOptional
      />
    </FormDialog>
  );
}
