import { useTranslation } from 'react-i18next';
import type { User } from '@plumbline/shared-schema/users';
import { EditBioForm } from './EditBioForm';
import { EditDialog } from './EditDialog';
import { EditTitleForm } from './EditTitleForm';
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
        <EditTitleForm title={user.title ?? ''} onSave={saveTitle} {...titleDialog} />
      </EditDialog>
      <EditDialog title={t('bioDialog.title')} {...bioDialog}>
        <EditBioForm bio={user.bio ?? ''} onSave={saveBio} {...bioDialog} />
      </EditDialog>
    </>
  );
}
