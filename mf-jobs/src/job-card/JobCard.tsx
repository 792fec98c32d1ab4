import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { PictureImage } from '@plumbline/shared-ui/cards';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, CardContent, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { CategoryDrawing } from './CategoryDrawing';
import { JobByline } from './JobByline';
import { JobChips } from './JobChips';

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

/** A card this wide has its picture beside the words, whole; a narrower one above them, as a band. */
const WIDE = '@container (min-width: 540px)';
const BAND = {
  display: 'block',
  // So that the title is seen with it.
  '& img': { maxHeight: 168 },
  [WIDE]: {
    p: 2.5,
    pr: 0,
    flex: '0 0 200px',
    alignSelf: 'flex-start',
    '& img': { aspectRatio: '4 / 3', borderRadius: 1 },
  },
} as const;

/** Beside the words only, so that all cards stand alike; above them it would take half the screen of a phone. */
const DRAWN = { ...BAND, display: 'none', [WIDE]: { ...BAND[WIDE], display: 'block' } } as const;

/** One card across a phone, beside the map or in a grid of three on wider screens. */
const WIDTHS = '(min-width: 900px) 420px, 100vw';

/** The beginning is enough on a phone, whose screen shows little more than one card. */
const BEGINNING = {
  overflowWrap: 'anywhere',
  display: { xs: '-webkit-box', sm: 'block' },
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: { xs: 'hidden', sm: 'visible' },
} as const;

const parts = {
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  [WIDE]: { flexDirection: 'row' },
} as const;

const look = {
  height: '100%',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: 'var(--plumbline-shadow)' },
};

export function JobCard({ job, heading = 'h2', action, linkId, distance }: JobCardProps) {
  const { t } = useTranslation('jobs');
  const { salary } = useLabels();
  const id = useId();
  const to = `/jobs/${job._id}`;

  return (
    <Card component="article" aria-labelledby={id} sx={look}>
      <Box sx={parts}>
        <Link to={to} tabIndex={-1} aria-hidden sx={job.picture ? BAND : DRAWN}>
          {job.picture ? (
            <PictureImage picture={job.picture} alt="" sizes={WIDTHS} ratio="12 / 5" />
          ) : (
            <CategoryDrawing category={job.jobCategory} />
          )}
        </Link>
        <CardContent component={Stack} sx={{ flexGrow: 1, minWidth: 0, gap: 1.5 }}>
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
          <JobByline job={job} distance={distance} />
          <Typography sx={BEGINNING}>{truncate(job.description)}</Typography>
          <JobChips job={job} />
          <Stack
            direction="row"
            sx={{
              mt: 'auto',
              gap: 1,
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
            }}
          >
            <Typography variant="h5" component="p" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {salary(job.salary)}
            </Typography>
            <ButtonLink to={to} variant="outlined" aria-describedby={id}>
              {t('card.viewDetails')}
            </ButtonLink>
          </Stack>
        </CardContent>
      </Box>
    </Card>
  );
}
