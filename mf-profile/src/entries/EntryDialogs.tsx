import { DeleteEntryDialog } from './DeleteEntryDialog';
import { EntryDialog } from './EntryDialog';
import { useEntryAddress } from './entry-address';
import { ENTRY_KINDS } from './entry-kinds';
import { TogetherDialog } from './TogetherDialog';

/** The dialog that the address opens, of whichever list. */
export function EntryDialogs({ userId }: { userId: string }) {
  const { edited, removed, closeEdit, closeRemove } = useEntryAddress();
  const isTogether = edited && ENTRY_KINDS[edited.name].editing === 'together';
  const EditDialog = isTogether ? TogetherDialog : EntryDialog;
  return (
    <>
      {edited && (
        <EditDialog key={`${edited.name}.${edited.id}`} {...edited} userId={userId} onClose={closeEdit} />
      )}
      {removed && <DeleteEntryDialog key={removed.id} {...removed} userId={userId} onClose={closeRemove} />}
    </>
  );
}
