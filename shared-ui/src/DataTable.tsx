import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[] };

type DataTableProps = {
  /** Accessible name, or the id of the heading that says it. */
  label?: string;
  labelledBy?: string;
  columns: readonly string[];
  /** The first cell is the row's heading. */
  rows: readonly Row[];
  /** The last row, with a rule above it. */
  total?: Row;
  /** All cells but the headings are figures, aligned to the right. */
  isFigures?: boolean;
};

const FIGURE = { align: 'right', sx: { whiteSpace: 'nowrap', font: 'inherit' } } as const;
const TEXT = { sx: { verticalAlign: 'top' } } as const;
/** On a phone texts have the room. */
const CLOSE = { '& .MuiTableCell-root:not(:first-of-type)': { pl: { xs: 0, sm: 2 } } } as const;
const TOTAL = { '& > *': { fontWeight: 700, borderTop: 2, borderTopColor: 'divider' } } as const;

/** Scrolls sideways where it does not fit. */
export function DataTable(props: DataTableProps) {
  const { label, labelledBy, columns, rows, total, isFigures = false } = props;
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };

  function cellsOf({ cells: [heading, ...cells] }: Row) {
    return (
      <>
        <TableCell component="th" scope="row" sx={isFigures ? { whiteSpace: 'nowrap' } : TEXT.sx}>
          {heading}
        </TableCell>
        {cells.map((cell, index) => (
          <TableCell key={columns[index + 1]} {...(isFigures ? FIGURE : TEXT)}>
            {cell}
          </TableCell>
        ))}
      </>
    );
  }

  return (
    <Card>
      <TableContainer tabIndex={0} role="region" {...name}>
        <Table size="small" sx={isFigures ? {} : CLOSE} {...name}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableCell
                  key={column}
                  component="th"
                  scope="col"
                  align={isFigures && index > 0 ? 'right' : undefined}
                  sx={{ whiteSpace: isFigures ? undefined : 'nowrap' }}
                >
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.key}>{cellsOf(row)}</TableRow>
            ))}
            {total && <TableRow sx={TOTAL}>{cellsOf(total)}</TableRow>}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
