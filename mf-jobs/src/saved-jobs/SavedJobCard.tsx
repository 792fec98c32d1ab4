import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { ButtonLink, IconButton } from '@plumbline/shared-ui/actions';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { BookmarkIcon } from '@plumbline/shared-ui/more-icons';
import { JobEntry } from '@plumbline/shared-ui/job-covers';
import { Stack } from '@plumbline/shared-ui/layout';
import { clampedTo, Link, Typography } from '@plumbline/shared-ui/text';
import { JobMeta } from '../job-card/JobMeta';
import { SavedJobFacts } from './SavedJobFacts';

type SavedJobCardProps = { job: SavedJob['jobId']; onUnsave: () => void };

export function SavedJobCard({ job, onUnsave }: SavedJobCardProps) {
  const { t } = useTranslation('jobs');
  const id = useId();

  return (
    <JobEntry
      job={job}
      labelledBy={id}
      head={
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between', alignItems: 'flex-start' }}>
          <Typography id={id} variant="h4" component="h2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
              {titleCase(job.title)}
            </Link>
          </Typography>
          <IconButton
            label={t('save.unsave')}
            aria-describedby={id}
            edge="end"
            color="primary"
            onClick={onUnsave}
            sx={{ my: -1, flexShrink: 0 }}
          >
            <BookmarkIcon />
          </IconButton>
        </Stack>
      }
    >
      {/* The city is among the facts. */}
      <JobMeta job={{ ...job, jobLocation: null }} distance={undefined} />
      <Typography sx={clampedTo(2)}>{truncate(job.description)}</Typography>
      <SavedJobFacts job={job} />
      <ButtonLink
        to={`/jobs/${job._id}`}
        variant="outlined"
        aria-describedby={id}
        sx={{ alignSelf: { xs: 'stretch', sm: 'flex-end' } }}
      >
        {t('card.viewDetails')}
      </ButtonLink>
    </JobEntry>
  );
}
