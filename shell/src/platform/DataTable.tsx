import { Card } from '@plumbline/shared-ui/layout';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@plumbline/shared-ui/tables';
import { Typography } from '@plumbline/shared-ui/text';
import type { ReactNode } from 'react';
import { useId } from 'react';

export type DataTableProps = {
  title: string;
  text?: string;
  columns: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Shown where there is no row. */
  empty: string;
};

const ROW_HEADING = { component: 'th', scope: 'row' } as const;
const headingAt = (index: number) => (index === 0 ? ROW_HEADING : {});

/** A heading and its table; it scrolls sideways where it does not fit. */
export function DataTable({ title, text, columns, rows, empty }: DataTableProps) {
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
      {rows.length === 0 && <Typography color="text.secondary">{empty}</Typography>}
      {rows.length > 0 && (
        <Card>
          <TableContainer tabIndex={0} role="region" aria-labelledby={id}>
            <Table size="small" aria-labelledby={id}>
              <TableHead>
                <TableRow>
                  {columns.map((column) => (
                    <TableCell key={column} component="th" scope="col" sx={{ whiteSpace: 'nowrap' }}>
                      {column}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {rows.map(({ key, cells }) => (
                  <TableRow key={key}>
                    {cells.map((cell, index) => (
                      <TableCell key={columns[index]} sx={{ verticalAlign: 'top' }} {...headingAt(index)}>
                        {cell}
                      </TableCell>
                    ))}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        </Card>
      )}
    </div>
  );
}
