import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { ButtonLink, IconButton } from '@plumbline/shared-ui/actions';
import { titleCase, truncate } from '@plumbline/shared-ui/format';
import { BookmarkIcon } from '@plumbline/shared-ui/more-icons';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { clampedTo, Typography } from '@plumbline/shared-ui/text';
import { useJobMeta } from '../job-card/use-job-meta';
import { SavedJobFacts } from './SavedJobFacts';

type SavedJobCardProps = { job: SavedJob['jobId']; onUnsave: () => void };

export function SavedJobCard({ job, onUnsave }: SavedJobCardProps) {
  const { t } = useTranslation('jobs');
  const { salary } = useLabels();
  const id = useId();
  const to = `/jobs/${job._id}`;

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading="h2"
      link={{ to }}
      cover={<JobCover job={job} sizes="184px" />}
      save={
        <IconButton label={t('save.unsave')} aria-describedby={id} color="primary" onClick={onUnsave}>
          <BookmarkIcon />
        </IconButton>
      }
      // The city is among the facts.
      meta={useJobMeta({ ...job, jobLocation: null })}
      price={salary(job.salary)}
      action={
        <ButtonLink to={to} size="small" aria-describedby={id}>
          {t('card.viewDetails')}
        </ButtonLink>
      }
    >
      <Typography variant="body2" sx={clampedTo(2)}>
        {truncate(job.description)}
      </Typography>
      <SavedJobFacts job={job} />
    </EntryCard>
  );
}
