import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { titleCase } from '@plumbline/shared-ui/format';
import { JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard } from '@plumbline/shared-ui/layout';
import { JobTerms } from './JobTerms';
import { useJobMeta } from './use-job-meta';

export type JobCardProps = {
  job: Job;
  /** Level of the title within its page. */
  heading?: 'h2' | 'h3';
  /** A bookmark, which the title can describe by `aria-describedby={titleId}`. */
  save?: (titleId: string) => ReactNode;
  /** The title link's id, so that a list can restore the focus to it. */
  linkId?: string | undefined;
  /** How far away it is, in words. */
  distance?: string | undefined;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
};

export function JobCard(props: JobCardProps) {
  const { job, heading = 'h2', save, linkId, distance, isFirst = false } = props;
  const { t } = useTranslation('jobs');
  const { salary } = useLabels();
  const id = useId();
  const to = `/jobs/${job._id}`;

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading={heading}
      link={{ to, id: linkId }}
      cover={<JobCover job={job} sizes="184px" isFirst={isFirst} />}
      save={save?.(id)}
      meta={useJobMeta(job, distance)}
      price={salary(job.salary)}
      action={
        <ButtonLink to={to} size="small" aria-describedby={id}>
          {t('card.viewDetails')}
        </ButtonLink>
      }
    >
      <JobTerms job={job} />
    </EntryCard>
  );
}
