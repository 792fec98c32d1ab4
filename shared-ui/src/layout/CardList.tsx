import Box from '@mui/material/Box';
import type { BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { CSSProperties, Key, ReactNode } from 'react';

export type CardListProps<Row> = Pick<
  StackProps,
  'direction' | 'spacing' | 'divider' | 'sx' | 'tabIndex' | 'aria-busy' | 'aria-live'
> & {
  /** Accessible name, where a heading does not say it. */
  label?: string | undefined;
  rows: readonly Row[];
  children: (row: Row, index: number) => ReactNode;
  /** Their `_id` by default. */
  keyOf?: (row: Row, index: number) => Key;
  /** An ordered list: steps, a history. */
  isOrdered?: boolean;
  /** Of the list item around a row. */
  itemProps?: (row: Row, index: number) => Pick<BoxProps, 'sx' | 'aria-hidden'>;
  /** For values that change too often for a style sheet. */
  style?: CSSProperties;
};

/**
 * A list without bullets, of cards or lines; by its role too, because Safari forgets that a list without bullets is one.
 * For a grid, set it in `sx` with `spacing={0}`.
 */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, rows, children, keyOf = idOf, isOrdered = false, itemProps, spacing = 2, ...rest } = props;
  const { sx = [], ...stack } = rest;
  return (
    <Stack
      component={isOrdered ? 'ol' : 'ul'}
      role="list"
      aria-label={label}
      spacing={spacing}
      sx={[{ m: 0, p: 0, listStyle: 'none' }, ...(Array.isArray(sx) ? sx : [sx])]}
      {...stack}
    >
      {rows.map((row, index) => (
        <Box component="li" key={keyOf(row, index)} {...itemProps?.(row, index)}>
          {children(row, index)}
        </Box>
      ))}
    </Stack>
  );
}

function idOf(row: unknown): Key {
  return (row as { _id: string })._id;
}
