import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, Stack } from '@plumbline/shared-ui/layout';
import { clampedTo, Link, Typography } from '@plumbline/shared-ui/text';
import { JobChips } from './JobChips';
import { JobMeta } from './JobMeta';

export type JobCardProps = {
  job: Job;
  /** Level of the title within its page. */
  heading?: 'h2' | 'h3';
  /** A button beside the title, which it can name by `aria-describedby={titleId}`. */
  action?: (titleId: string) => ReactNode;
  /** The title link's id, so that a list can restore the focus to it. */
  linkId?: string;
  /** How far away it is, in words. */
  distance?: string | undefined;
};

/** One card across a phone, beside the map or in a grid of two on wider screens; in between the grid is narrow. */
const WIDTHS = '(min-width: 1200px) 160px, (min-width: 600px) 420px, 100vw';

/** A card this wide has its picture beside the words; a narrower one above them, a drawing as a band. */
const WIDE = '@container (min-width: 540px)';
/** Too little for the price and the button beside each other in every language. */
const NARROW = '@container (max-width: 370px)';

const grid = {
  flexGrow: 1,
  p: 2,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  [WIDE]: {
    columnGap: 2,
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
} as const;

const cover = {
  display: 'block',
  m: -2,
  mb: 0,
  '& svg': { aspectRatio: '3 / 1' },
  [WIDE]: { m: 0, alignSelf: 'start', '& img, & svg': { aspectRatio: '4 / 3', borderRadius: 1 } },
} as const;

/** Phones show a picture, but no drawing: it says less than the words that it pushes down. */
const drawing = { ...cover, display: { xs: 'none', sm: 'block' } } as const;
const drawingGrid = { ...grid, gridTemplateRows: { xs: '1fr auto', sm: 'auto 1fr auto' } } as const;

const look = {
  height: '100%',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: 'var(--plumbline-shadow)' },
};

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'center',
  [NARROW]: { '& > *': { flex: '1 1 100%' } },
} as const;
/** Two lines across a phone, so that a second job is in sight. */
const excerpt = { ...clampedTo(2), [WIDE]: clampedTo(3) };
/** A line of their own, so that the price and the button stand alike on every card. */
const chips = { flex: '1 1 100%', minWidth: 0 } as const;

export function JobCard({ job, heading = 'h2', action, linkId, distance }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { salary } = useLabels();
  const id = useId();
  const to = `/jobs/${job._id}`;

  return (
    <Card component="article" aria-labelledby={id} sx={look}>
      <Box sx={job.picture ? grid : drawingGrid}>
        <Link to={to} tabIndex={-1} aria-hidden sx={job.picture ? cover : drawing}>
          <JobCover job={job} sizes={WIDTHS} ratio="16 / 9" />
        </Link>
        <Stack sx={{ gap: 0.75, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Typography
              id={id}
              variant="h4"
              component={heading}
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              <Link to={to} id={linkId} color="inherit" underline="hover">
                {titleCase(job.title)}
              </Link>
            </Typography>
            {action?.(id)}
          </Stack>
          <JobMeta job={job} distance={distance} />
          <Typography variant="body2" sx={excerpt}>
            {truncate(job.description)}
          </Typography>
        </Stack>
        <Box sx={foot}>
          <Box sx={chips}>
            <JobChips job={job} />
          </Box>
          <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {salary(job.salary)}
          </Typography>
          <ButtonLink to={to} variant="outlined" aria-describedby={id} sx={{ ml: 'auto' }}>
            {t('card.viewDetails')}
          </ButtonLink>
        </Box>
      </Box>
    </Card>
  );
}
