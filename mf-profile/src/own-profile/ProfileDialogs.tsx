import { useTranslation } from 'react-i18next';
import { BIO_MAX, PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { bioFormSchema, titleFormSchema, type User } from '@plumbline/shared-schema/users';
import type { AddressDialog } from '@plumbline/shared-ui/address';
import { TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { EditDialog } from './EditDialog';
import { EditForm, type EditFormProps } from './EditForm';
import { useSaveProfile, type ProfileField } from './use-save-profile';

type ProfileDialogsProps = { user: User; dialog: Pick<AddressDialog, 'value' | 'close'> };

/** The dialogs that the address opens: title and bio. */
export function ProfileDialogs({ user, dialog }: ProfileDialogsProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const titleDialog = { isOpen: dialog.value === 'title', onClose: dialog.close };
  const bioDialog = { isOpen: dialog.value === 'bio', onClose: dialog.close };
  const onSave = (field: ProfileField) => (text: string) => {
    dialog.close();
    void save(field, text);
  };
  const saveTitle = onSave('title');
  const saveBio = onSave('bio');

  return (
    <>
      <EditDialog title={t('titleDialog.title')} {...titleDialog}>
        <TitleForm title={user.title ?? ''} onSave={saveTitle} {...titleDialog} />
      </EditDialog>
      <EditDialog title={t('bioDialog.title')} {...bioDialog}>
        <BioForm bio={user.bio ?? ''} onSave={saveBio} {...bioDialog} />
      </EditDialog>
    </>
  );
}

type FieldFormProps = Pick<EditFormProps<never>, 'isOpen' | 'onSave' | 'onClose'>;

function TitleForm({ title, ...dialog }: { title: string } & FieldFormProps) {
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

function BioForm({ bio, ...dialog }: { bio: string } & FieldFormProps) {
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
