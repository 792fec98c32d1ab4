import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation } from '@plumbline/shared-api/users';
import { AVATAR_LONGEST_SIDE } from '@plumbline/shared-schema/limits';
import type { User } from '@plumbline/shared-schema/users';
import { FormDialog } from '@plumbline/shared-ui/dialogs';
import { useWatch, useZodForm } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';
import { PictureField } from '../pictures/PictureField';
import { smaller } from '../pictures/smaller';

type PictureDialogProps = { user: User; onClose: () => void };

/** 'Edit Profile Picture'. A picture that the server refuses stays chosen, and the dialog says why. */
export function PictureDialog({ user, onClose }: PictureDialogProps) {
  const { t } = useTranslation('profile');
  const [updateMe] = useUpdateMeMutation();
  const form = useZodForm({
    loadSchema: async () => (await import('@plumbline/shared-schema/users')).pictureFormSchema,
    defaultValues: { profile: undefined },
  });
  const isChosen = useWatch({ control: form.control, name: 'profile' }) instanceof File;

  async function save({ profile: chosen }: { profile: File }) {
    const profile = await smaller(chosen, AVATAR_LONGEST_SIDE).catch(() => chosen);
    try {
      await updateMe({ profile }).unwrap();
    } catch (error) {
      toast.error(t('schema:failures.updatePicture'));
      throw error;
    }
    toast.success(t('schema:success.pictureUpdated'));
  }

  return (
    <FormDialog
      title={t('pictureDialog.title')}
      form={form}
      onSubmit={save}
      submit={t('dialog.save')}
      isDisabled={!isChosen}
      onClose={onClose}
    >
      <PictureField
        name="profile"
        label={t('pictureDialog.label')}
        choose={t('pictureDialog.choose')}
        current={user.profile}
        longestSide={AVATAR_LONGEST_SIDE}
        look="round"
      />
    </FormDialog>
  );
}
