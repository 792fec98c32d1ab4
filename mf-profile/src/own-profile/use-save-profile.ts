import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation } from '@plumbline/shared-api/users';
import { forgetFormDraft } from '@plumbline/shared-ui/Form';
import { toast } from '@plumbline/shared-ui/toasts';

const TEXTS = {
  title: { saved: 'schema:success.titleUpdated', failed: 'schema:failures.updateTitle' },
  bio: { saved: 'schema:success.bioUpdated', failed: 'schema:failures.updateBio' },
} as const;
export type ProfileField = keyof typeof TEXTS;

/** Where the text that could not be saved waits for the next try. */
export const draftKey = (field: ProfileField) => `profile:${field}`;

/** Shows the change at once and takes it back when the server refuses; the typed text is kept then. */
export function useSaveProfile(): (field: ProfileField, text: string) => Promise<void> {
  const { t } = useTranslation('profile');
  const [updateMe] = useUpdateMeMutation();

  return async (field, text) => {
    const { saved, failed } = TEXTS[field];
    try {
      await updateMe({ [field]: text }).unwrap();
      forgetFormDraft(draftKey(field));
      toast.success(t(saved));
    } catch {
      toast.error(t(failed));
    }
  };
}
