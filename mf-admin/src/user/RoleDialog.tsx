import { useChangeUserRoleMutation } from '@plumbline/shared-api/administration';
import type { AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { optionLabel, USER_TYPES } from '@plumbline/shared-schema/options';
import { useTry } from '@plumbline/shared-ui/action';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { SelectField, TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { useTranslation } from 'react-i18next';

type RoleDialogProps = { user: AdminUserDetails; onClose: () => void };
type Values = { userType: (typeof USER_TYPES)[number] | ''; reason: string };

export function RoleDialog({ user, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['admin', 'options']);
  const [changeRole] = useChangeUserRoleMutation();
  const attempt = useTry();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/admin-users')).changeRoleSchema,
    defaultValues: { userType: undefined, reason: '' },
    mode: 'onSubmit',
  });
  const others = USER_TYPES.filter((role) => role !== user.userType);

  return (
    <FormDialog
      title={t('moves.changeRole')}
      text={t('moveTexts.changeRole')}
      form={form}
      submit={t('moves.changeRole')}
      onSubmit={(body) => attempt(changeRole({ id: user._id, body }).unwrap(), { failed: t('failed.move') })}
      onClose={onClose}
    >
      <SelectField<Values>
        name="userType"
        label={t('user.role')}
        options={others.map((value) => ({ value, label: t(optionLabel('userType', value)) }))}
      />
      <TextAreaField name="reason" label={t('reason')} />
    </FormDialog>
  );
}
