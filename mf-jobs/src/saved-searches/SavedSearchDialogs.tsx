import { useTranslation } from 'react-i18next';
import { useDeleteSavedSearchMutation } from '@plumbline/shared-api/saved-searches';
import type { SavedSearch } from '@plumbline/shared-schema/saved-searches';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { RenameDialog } from './RenameDialog';

type SavedSearchDialogsProps = {
  rows: readonly SavedSearch[] | undefined;
  /** `rename-<id>` or `delete-<id>`. */
  asked: string;
  onClose: () => void;
  onDeleted: () => void;
};

export function SavedSearchDialogs({ rows, asked, onClose, onDeleted }: SavedSearchDialogsProps) {
  const { t } = useTranslation('jobs');
  const [remove] = useDeleteSavedSearchMutation();
  const attempt = useTry();
  const search = rows?.find(({ _id }) => asked.endsWith(`-${_id}`));
  if (!search) return null;

  if (asked.startsWith('rename-')) return <RenameDialog search={search} onClose={onClose} />;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('savedSearches.deleteTitle', { name: search.name })}
      text={t('savedSearches.deleteText')}
      confirmLabel={t('savedSearches.delete')}
      onConfirm={async () => {
        await attempt(remove(search._id).unwrap());
        onDeleted();
      }}
      onClose={onClose}
    />
  );
}
