import { useTranslation } from 'react-i18next';
import { useUpdateMeMutation } from '@plumbline/shared-api/users';
import { useAction } from '@plumbline/shared-ui/action';
import { forgetFormDraft } from '@plumbline/shared-ui/Form';

const TEXTS = {
  title: { done: 'schema:success.titleUpdated', failed: 'schema:failures.updateTitle' },
  bio: { done: 'schema:success.bioUpdated', failed: 'schema:failures.updateBio' },
} as const;
export type ProfileField = keyof typeof TEXTS;

/** Where the text that could not be saved waits for the next try. */
export const draftKey = (field: ProfileField) => `profile:${field}`;

/** Shows the change at once and reverts it when the server refuses; the typed text is kept then. */
export function useSaveProfile(): (field: ProfileField, text: string) => Promise<void> {
  const { t } = useTranslation('profile');
  const run = useAction();
  const [updateMe] = useUpdateMeMutation();

  return async (field, text) => {
    const { done, failed } = TEXTS[field];
    const outcome = { done: t(done), failed: t(failed), isOwnText: true };
    if (await run(updateMe({ [field]: text }).unwrap(), outcome)) forgetFormDraft(draftKey(field));
  };
}
