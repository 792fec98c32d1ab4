import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@plumbline/shared-ui/text';
import { ON_PHONES } from '@plumbline/shared-ui/theme';
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
  /** The last cell is an amount. On a phone the others stand below the row's heading, it at the far edge. */
  hasAmounts?: boolean;
};

const FIGURE = { align: 'right', sx: { whiteSpace: 'nowrap', font: 'inherit' } } as const;
const TEXT = { sx: { verticalAlign: 'top' } } as const;
const TOTAL = { '& > *': { fontWeight: 700, borderTop: 2, borderTopColor: 'divider' } } as const;

/**
 * The edge behind which there is more has a thin shadow, behind the figures; a cover that scrolls along hides it at the
 * end. On a dark ground a faint one would not be seen.
 */
const SCROLL_CUE = {
  '--shadow': 'rgb(16 38 43 / 12%)',
  ':root.dark &': { '--shadow': 'rgb(0 0 0 / 45%)' },
  background: `
    linear-gradient(to left, var(--mui-palette-background-paper) 50%, transparent) right / 1rem 100% no-repeat local,
    linear-gradient(to left, var(--shadow), transparent) right / 8px 100% no-repeat scroll`,
} as const;

const LOOK = { '& tbody tr:last-of-type > *': { borderBottom: 0, pb: 1.5 } } as const;
/** On a phone texts have the room. */
const CLOSE = { '& .MuiTableCell-root:not(:first-of-type)': { pl: { xs: 0, sm: 2 } } } as const;
/** On a phone a row is a block: its heading, and the others below it from edge to edge. */
const AMOUNTS = {
  '& tr > :last-child': { textAlign: 'right' },
  '& td': { whiteSpace: 'nowrap' },
  [ON_PHONES]: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': { display: 'flex', flexWrap: 'wrap', py: 0.75 },
    '& tbody tr + tr': { borderTop: 1, borderColor: 'divider' },
    '& tbody tr > *, & tbody tr:last-of-type > *': { border: 0, pb: 0.75 },
    '& tbody th': { flex: '1 0 100%' },
    '& tbody td': { flex: '1 0 auto' },
  },
} as const;

/** A browser may forget what the parts are where they are no table to look at. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  heading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

function lookOf({ isFigures = false, hasAmounts = false }: Pick<DataTableProps, 'isFigures' | 'hasAmounts'>) {
  if (hasAmounts) return { ...LOOK, ...AMOUNTS };
  return isFigures ? LOOK : { ...LOOK, ...CLOSE };
}

/** Scrolls sideways where it does not fit. */
export function DataTable(props: DataTableProps) {
  const { label, labelledBy, columns, rows, total, isFigures = false } = props;
  const name = { 'aria-label': label, 'aria-labelledby': labelledBy };

  function cellsOf({ cells: [heading, ...cells] }: Row) {
    return (
      <>
        <TableCell
          component="th"
          scope="row"
          {...ROLES.heading}
          sx={isFigures ? { whiteSpace: 'nowrap' } : TEXT.sx}
        >
          {heading}
        </TableCell>
        {cells.map((cell, index) => (
          <TableCell key={columns[index + 1]} {...ROLES.cell} {...(isFigures ? FIGURE : TEXT)}>
            {cell}
          </TableCell>
        ))}
      </>
    );
  }

  return (
    <Card>
      <TableContainer tabIndex={0} role="region" {...name} sx={SCROLL_CUE}>
        <Table size="small" {...ROLES.table} {...name} sx={lookOf(props)}>
          <TableHead {...ROLES.group}>
            <TableRow {...ROLES.row}>
              {columns.map((column, index) => (
                <TableCell
                  key={column}
                  component="th"
                  scope="col"
                  {...ROLES.column}
                  align={isFigures && index > 0 ? 'right' : undefined}
                  sx={{ whiteSpace: isFigures ? undefined : 'nowrap' }}
                >
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody {...ROLES.group}>
            {rows.map((row) => (
              <TableRow key={row.key} {...ROLES.row}>
                {cellsOf(row)}
              </TableRow>
            ))}
            {total && (
              <TableRow {...ROLES.row} sx={TOTAL}>
                {cellsOf(total)}
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}
