import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import { ON_PHONES } from '@plumbline/shared-ui/theme';
import type { ReactNode } from 'react';

/** An entry without a text is left out. */
export type Fact = {
  term: string;
  text: ReactNode;
  /**
   * It counts: in `rows` its term is bold too, in `lines` it is a headline below its term, in `4` it stays on one line.
   */
  isMain?: boolean;
  /** In `side`: a line of its own, for what must not be broken. */
  isWide?: boolean;
};

type FactsProps = {
  entries: readonly Fact[];
  /**
   * `auto`: as many as there is room for beside each other, on phones two; `fit`: the same in columns of one width.
   * `side`: below each other in the card of a side column, in columns where that is as wide as the page.
   * `rows`: a term and its text at the ends of each line; `lines`: the same with rules between.
   */
  columns?: 'auto' | 'fit' | 'side' | 'rows' | 'lines' | 2 | 4;
  size?: 'small' | 'medium' | 'large';
};

const GRID = { m: 0, display: 'grid', gap: 2 } as const;
const COLUMNS = {
  auto: {
    m: 0,
    display: { xs: 'grid', sm: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    columnGap: { xs: 2, sm: 4 },
    rowGap: 2,
  },
  fit: { ...GRID, gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))' },
  side: {
    ...GRID,
    gap: 1.5,
    width: '100%',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  },
  rows: { m: 0, display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 2 },
  lines: {
    m: 0,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(6rem, 2fr) 3fr',
      columnGap: 2,
      alignItems: 'baseline',
      py: 1.25,
    },
    '& > [data-main]': { display: 'block', pb: 2 },
    '& > div + div': { borderTop: 1, borderColor: 'divider' },
  },
  2: { ...GRID, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } },
  4: {
    ...GRID,
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
    // So that no range of amounts breaks at its dash on phones.
    [ON_PHONES]: {
      '&:has(> :nth-of-type(2n)[data-main])': {
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(66%)',
        '& > :nth-of-type(2n)': { minWidth: '7.75rem' },
      },
    },
  },
} as const;

type Look = { term: TypographyProps; text: TypographyProps };

const TEXT = { m: 0, minWidth: 0, overflowWrap: 'anywhere' } as const;
const BOLD = { ...TEXT, fontWeight: 600 } as const;
const SIZES: Record<string, Look> = {
  small: { term: { variant: 'caption' }, text: { sx: BOLD } },
  medium: { term: { variant: 'body2' }, text: { sx: BOLD } },
  large: { term: { variant: 'body2' }, text: { variant: 'h4', sx: TEXT } },
};
const AT_THE_END = { ...TEXT, textAlign: 'end', fontWeight: 600 } as const;
const ROW: Look = { term: {}, text: { sx: AT_THE_END } };
const MAIN_ROW: Look = { ...ROW, term: { color: 'text.primary', sx: { fontWeight: 600 } } };
const LINE: Look = { term: { variant: 'body2' }, text: { sx: AT_THE_END } };
const HEADLINE: Look = { term: { variant: 'body2' }, text: { variant: 'h3', sx: TEXT } };

function lookOf(columns: FactsProps['columns'], size: string, isMain: boolean): Look | undefined {
  if (columns !== 'rows' && columns !== 'lines') return SIZES[size];
  if (columns === 'lines') return isMain ? HEADLINE : LINE;
  return isMain ? MAIN_ROW : ROW;
}

/** A description list. */
export function Facts({ entries, columns = 'auto', size = 'medium' }: FactsProps) {
  return (
    <Box component="dl" sx={COLUMNS[columns]}>
      {entries
        .filter(({ text }) => text !== undefined && text !== null && text !== '' && text !== false)
        .map(({ term, text, isMain = false, isWide = false }) => {
          const look = lookOf(columns, size, isMain);
          return (
            <Pair key={term} columns={columns} isMain={isMain} isWide={isWide}>
              <Typography component="dt" color="text.secondary" {...look?.term}>
                {term}
              </Typography>
              <Typography component="dd" {...look?.text}>
                {text}
              </Typography>
            </Pair>
          );
        })}
    </Box>
  );
}

type PairProps = Pick<FactsProps, 'columns'> & { isMain: boolean; isWide: boolean; children: ReactNode };

function Pair({ columns, isMain, isWide, children }: PairProps) {
  if (columns === 'rows') return children;
  return (
    <Box data-main={isMain || undefined} sx={{ minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}>
      {children}
    </Box>
  );
}
