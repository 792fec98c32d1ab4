import { useTranslation } from 'react-i18next';
import { PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { titleFormSchema } from '@plumbline/shared-schema/users';
import { TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { EditForm, type EditFormProps } from './EditForm';

type EditTitleFormProps = { title: string } & Pick<EditFormProps<never>, 'isOpen' | 'onSave' | 'onClose'>;

export function EditTitleForm({ title, ...dialog }: EditTitleFormProps) {
  const { t } = useTranslation('profile');
  const form = useZodForm({ schema: titleFormSchema, defaultValues: { title } });
  return (
    <EditForm form={form} field="title" {...dialog}>
      <TextField
        name="title"
        label={t('titleDialog.label')}
        helperText={t('titleDialog.hint')}
        autoComplete="organization-title"
        maxLength={PROFILE_TITLE_MAX}
        autoFocus
      />
    </EditForm>
  );
}
