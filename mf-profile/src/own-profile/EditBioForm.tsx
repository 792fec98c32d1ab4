import { useTranslation } from 'react-i18next';
import { BIO_MAX } from '@plumbline/shared-schema/limits';
import { bioFormSchema } from '@plumbline/shared-schema/users';
import { TextAreaField, useZodForm } from '@plumbline/shared-ui/Form';
import { EditForm, type EditFormProps } from './EditForm';

type EditBioFormProps = { bio: string } & Pick<EditFormProps<never>, 'isOpen' | 'onSave' | 'onClose'>;

export function EditBioForm({ bio, ...dialog }: EditBioFormProps) {
  const { t } = useTranslation('profile');
  const form = useZodForm({ schema: bioFormSchema, defaultValues: { bio } });
  return (
    <EditForm form={form} field="bio" {...dialog}>
      <TextAreaField
        name="bio"
        label={t('bioDialog.label')}
        helperText={t('bioDialog.hint')}
        autoComplete="off"
        maxLength={BIO_MAX}
        rows={8}
        autoFocus
      />
    </EditForm>
  );
}
