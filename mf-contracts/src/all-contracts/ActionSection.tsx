import { useId, type ReactNode } from 'react';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';

type ActionSectionProps<Row> = {
  title: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
};

/** One kind of what waits, with its number; nothing where none does. */
export function ActionSection<Row extends { _id: string }>(props: ActionSectionProps<Row>) {
  const { title, rows, children } = props;
  const id = useId();
  if (rows.length === 0) return null;

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {`${title} (${rows.length})`}
      </Typography>
      <Stack component="ul" spacing={1.5} aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <li key={row._id}>{children(row)}</li>
        ))}
      </Stack>
    </Box>
  );
}
