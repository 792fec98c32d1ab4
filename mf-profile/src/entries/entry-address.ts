import { useAddressDialog } from '@plumbline/shared-ui/address';
import { isEntryName, type EntryName } from './entry-kinds';

/** The search parameter that opens a dialog of one's profile: `?edit=title`. */
export const DIALOG_PARAMETER = 'edit';

/** Stands in place of the id of an entry that is not there yet. */
export const NEW_ENTRY = 'new';

/** `?edit=languages`, `?edit=experiences.new`, `?edit=experiences.<id>`; `?remove=experiences.<id>`. */
type OpenEntry = { name: EntryName; id: string };

function readOpen(value: string | null): OpenEntry | undefined {
  const [name = '', id = ''] = (value ?? '').split('.');
  return isEntryName(name) ? { name, id } : undefined;
}

/** The dialogs of the lists, as the address has them. */
export function useEntryAddress() {
  const edit = useAddressDialog(DIALOG_PARAMETER);
  const remove = useAddressDialog('remove');
  return {
    edited: readOpen(edit.value),
    removed: readOpen(remove.value),
    edit: (name: EntryName, id?: string) => edit.open(id === undefined ? name : `${name}.${id}`),
    remove: (name: EntryName, id: string) => remove.open(`${name}.${id}`),
    closeEdit: edit.close,
    closeRemove: remove.close,
  };
}
