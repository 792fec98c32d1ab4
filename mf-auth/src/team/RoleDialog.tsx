import { useChangeRoleMutation } from '@plumbline/shared-api/team';
import type { TeamMember } from '@plumbline/shared-schema/team';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';
import { useRoleOptions } from './use-role-options';

export function RoleDialog({ member, onClose }: { member: TeamMember; onClose: () => void }) {
  const { t } = useTranslation('auth');
  const [change] = useChangeRoleMutation();
  const attempt = useTry();
  const options = useRoleOptions();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/team')).memberRoleSchema,
    defaultValues: { role: member.role },
    mode: 'onSubmit',
  });

  return (
    <FormDialog
      title={t('team.roleTitle', { name: member.fullName })}
      submit={t('team.changeRole')}
      form={form}
      onSubmit={({ role }) =>
        attempt(change({ id: member._id, role }).unwrap(), { failed: t('team.failed') })
      }
      onClose={onClose}
    >
      <SelectField name="role" label={t('team.role')} options={options} placeholder={false} />
    </FormDialog>
  );
}
