import { useTranslation } from 'react-i18next';
import { BIO_MAX, PROFILE_TITLE_MAX } from '@plumbline/shared-schema/limits';
import { bioFormSchema, titleFormSchema, type User } from '@plumbline/shared-schema/users';
import { TextAreaField, TextField, useZodForm } from '@plumbline/shared-ui/Form';
import { EditDialog } from './EditDialog';
import { EditForm, type EditFormProps } from './EditForm';
import { useSaveProfile } from './use-save-profile';
import type { ProfileDialog, ProfileView } from './use-profile-view';

type ProfileDialogsProps = { user: User; view: Pick<ProfileView, 'dialog' | 'close'> };

/** The dialogs that the address opens: title and bio. */
export function ProfileDialogs({ user, view }: ProfileDialogsProps) {
  const { t } = useTranslation('profile');
  const save = useSaveProfile();
  const titleDialog = { isOpen: view.dialog === 'title', onClose: view.close };
  const bioDialog = { isOpen: view.dialog === 'bio', onClose: view.close };
  const onSave = (field: ProfileDialog) => (text: string) => {
    view.close();
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
