import { useInviteMemberMutation } from '@plumbline/shared-api/team';
import type { InviteMember } from '@plumbline/shared-schema/team';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { useRoleOptions } from './use-role-options';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [invite] = useInviteMemberMutation();
  const attempt = useTry();
  const options = useRoleOptions();
  const defaultValues: InviteMember = { email: '', role: 'recruiter' };
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/team')).inviteMemberSchema,
    defaultValues,
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('team.invite')}
      text={t('team.inviteText')}
      submit={t('team.send')}
      form={form}
      onSubmit={(input) =>
        attempt(invite(input).unwrap(), {
          failed: t('team.failed'),
          fieldOf: { ALREADY_MEMBER: 'email' },
        })
      }
      onClose={onClose}
    >
      <TextField name="email" label={t('fields.email')} type="email" autoComplete="off" />
      <SelectField name="role" label={t('team.role')} options={options} placeholder={false} />
    </FormDialog>
  );
}
