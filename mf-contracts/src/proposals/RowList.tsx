import type { ReactNode } from 'react';
import { Stack } from '@plumbline/shared-ui/layout';

type RowListProps<Row> = { label: string; rows: readonly Row[]; children: (row: Row) => ReactNode };

/** Cards one under the other, as a list. */
export function RowList<Row extends { _id: string }>({ label, rows, children }: RowListProps<Row>) {
  return (
    <Stack component="ul" spacing={2} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <li key={row._id}>{children(row)}</li>
      ))}
    </Stack>
  );
}
