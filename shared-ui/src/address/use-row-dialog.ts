import { useState } from 'react';
import { useAddressDialog } from './use-address-dialog';

/**
 * A dialog in the address about one row of a list (`?rename=<id>` for `rename`). While it is open it keeps its row even
 * when the list no longer holds it, e.g. after a refused call that made the list load again: the dialog can say why.
 * Render the dialog outside of what the list's `QueryBoundary` shows, which an empty list replaces.
 */
export function useRowDialog<Row extends { _id: string }>(name: string, rows: readonly Row[] | undefined) {
  const dialog = useAddressDialog(name);
  const [kept, setKept] = useState<Row>();
  const found = rows?.find(({ _id }) => _id === dialog.value);
  const row = found ?? (kept?._id === dialog.value ? kept : undefined);
  // Forgotten with the dialog: opened again, it is about a row that is there.
  if (row?._id !== kept?._id) setKept(row);

  return {
    ...dialog,
    /** What the dialog is about: the list's row, else as it was at first; undefined while closed or without such a row. */
    row,
  };
}
