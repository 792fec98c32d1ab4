import { useTranslation } from 'react-i18next';
import { useCreateInviteMutation } from '@plumbline/shared-api/invites';
import type { InviteForm as Values } from '@plumbline/shared-schema/invites';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { INVITE_MESSAGE_MAX } from '@plumbline/shared-schema/limits';
import { Button } from '@plumbline/shared-ui/actions';
import { Form, SelectField, SubmitButton, TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { titleCase } from '@plumbline/shared-ui/format';
import { Stack } from '@plumbline/shared-ui/layout';
import { toast } from '@plumbline/shared-ui/toasts';

type InviteFormProps = { jobs: readonly OwnJob[]; contractorId: string; onClose: () => void };

export function InviteForm({ jobs, contractorId, onClose }: InviteFormProps) {
  const { t } = useTranslation('profile');
  const [createInvite] = useCreateInviteMutation();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/invites')).inviteFormSchema,
    defaultValues: { jobId: jobs.length === 1 ? (jobs[0]?._id ?? '') : '', message: '' } satisfies Values,
    mode: 'onSubmit',
  });

  return (
    <Form
      form={form}
      label={t('invite.open')}
      onSubmit={async (values) => {
        const { message } = await createInvite({ contractorId, ...values }).unwrap();
        toast.success(message || t('schema:success.inviteSent'));
        onClose();
      }}
    >
      <SelectField
        name="jobId"
        label={t('invite.job')}
        options={jobs.map(({ _id, title }) => ({ value: _id, label: titleCase(title) }))}
      />
      <TextAreaField
        name="message"
        label={t('invite.message')}
        helperText={t('invite.messageHint')}
        maxLength={INVITE_MESSAGE_MAX}
        isOptional
      />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <SubmitButton>{t('invite.send')}</SubmitButton>
      </Stack>
    </Form>
  );
}
