import { useTranslation } from 'react-i18next';
import { useDeleteSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { toast } from '@plumbline/shared-ui/toasts';
import { RenameDialog } from './RenameDialog';

type SavedSearchDialogsProps = {
  rows: readonly SavedSearch[] | undefined;
  /** `rename-<id>` or `delete-<id>`. */
  dialog: { value: string; close: () => void };
  onDeleted: () => void;
};

/** What the address opens: the new name of a search, or the question whether to delete it. */
export function SavedSearchDialogs({ rows, dialog, onDeleted }: SavedSearchDialogsProps) {
  const { t } = useTranslation('jobs');
  const [remove] = useDeleteSavedSearchMutation();
  const asked = rows?.find(({ _id }) => dialog.value.endsWith(`-${_id}`));
  if (!asked) return null;

  if (dialog.value.startsWith('rename-')) return <RenameDialog search={asked} onClose={dialog.close} />;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('savedSearches.deleteTitle', { name: asked.name })}
      text={t('savedSearches.deleteText')}
      confirmLabel={t('savedSearches.delete')}
      onConfirm={async () => {
        const { message } = await remove(asked._id).unwrap();
        toast.success(message);
        onDeleted();
      }}
      onClose={dialog.close}
    />
  );
}
