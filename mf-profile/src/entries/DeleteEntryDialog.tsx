import { useTranslation } from 'react-i18next';
import { useTry } from '@plumbline/shared-ui/action';
import { ConfirmDialog } from '@plumbline/shared-ui/ConfirmDialog';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ENTRY_KINDS, type EntryName } from './entry-kinds';
import { useEntryChanges } from './use-entry-changes';

type DeleteEntryDialogProps<Name extends EntryName> = {
  name: Name;
  id: string;
  userId: string;
  onClose: () => void;
};

export function DeleteEntryDialog<Name extends EntryName>(props: DeleteEntryDialogProps<Name>) {
  const { name, id, userId, onClose } = props;
  const { t } = useTranslation('profile');
  const entry = ENTRY_KINDS[name].useList(userId).data?.find(({ _id }) => _id === id);
  const { remove } = useEntryChanges(name);
  const { option } = useLabels();
  const attempt = useTry();
  if (!entry) return null;
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('entries.deleteTitle', { name: ENTRY_KINDS[name].nameOf(entry, option) })}
      text={t(`${name}.deleteText`)}
      confirmLabel={t('entries.delete')}
      onConfirm={() => attempt(...remove(id))}
      onClose={onClose}
    />
  );
}
