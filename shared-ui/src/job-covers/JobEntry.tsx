import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { JobCover, type CoveredJob } from './JobCover';

type JobEntryProps = {
  job: CoveredJob;
  /** Id of the element that names the card. */
  labelledBy: string;
  /** Beside the cover. */
  head: ReactNode;
  /** Likewise where the card is wide, else below both. */
  children: ReactNode;
};

const WIDE = '@container (min-width: 540px)';

const grid = {
  height: '100%',
  display: 'grid',
  columnGap: 2,
  rowGap: 1.5,
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"cover head" "body body"',
  [WIDE]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gridTemplateAreas: '"cover head" "cover body"',
  },
} as const;

const cover = { gridArea: 'cover', '& > *': { borderRadius: 1 } } as const;

/** A job in a list of the reader's own: a small cover at the left of its words. */
export function JobEntry({ job, labelledBy, head, children }: JobEntryProps) {
  return (
    <Card
      component="article"
      aria-labelledby={labelledBy}
      sx={{ height: '100%', containerType: 'inline-size' }}
    >
      <CardContent sx={grid}>
        <Box sx={cover}>
          <JobCover job={job} sizes="160px" ratio="4 / 3" />
        </Box>
        <Box sx={{ gridArea: 'head', minWidth: 0 }}>{head}</Box>
        <Stack sx={{ gridArea: 'body', minWidth: 0, gap: 1.5 }}>{children}</Stack>
      </CardContent>
    </Card>
  );
}
