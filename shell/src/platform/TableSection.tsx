import { DataTable } from '@plumbline/shared-ui/DataTable';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useId } from 'react';

type TableSectionProps = {
  title: string;
  text?: string;
  columns: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Shown where there is no row. */
  empty: string;
};

/** A heading and its table. */
export function TableSection({ title, text, columns, rows, empty }: TableSectionProps) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="h2" sx={{ mb: text ? 0.5 : 2 }}>
        {title}
      </Typography>
      {text && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography color="text.secondary">{empty}</Typography>
      ) : (
        <DataTable labelledBy={id} columns={columns} rows={rows} />
      )}
    </div>
  );
}
