import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { ApplicationsCount, JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText } from '@plumbline/shared-ui/text';
import { WithDay } from '../contract-days/WithDay';

/** A posted job: its picture, its description to 40 words, its terms, and the link to its applicants. */
export function PostedCard({ job }: { job: OwnJob }) {
  const { t } = useTranslation('contracts');
  const { dayMonth } = useFormat();
  const { facts } = useLabels();
  const id = useId();
  const applicants = pathWith(`/jobs/${job._id}/applicants`, { title: job.title });

  return (
    <EntryCard
      title={titleCase(job.title)}
      titleId={id}
      heading="h2"
      link={{ to: `/jobs/${job._id}` }}
      cover={<JobCover job={job} sizes="184px" />}
      mark={<StatusChip of="jobStatus" status={job.status} />}
      meta={[
        <WithDay
          key="when"
          day={<time dateTime={job.updatedAt}>{dayMonth(job.updatedAt)}</time>}
          text={(date) => t('ui:captions.updated', { date })}
        />,
      ]}
      price={
        <ApplicationsCount
          count={job.applications}
          text={t('allContracts.applications', { count: job.applications })}
        />
      }
      action={
        <ButtonLink to={applicants} variant="outlined" startIcon={<GroupIcon />} aria-describedby={id}>
          {t('allContracts.viewApplications')}
        </ButtonLink>
      }
    >
      <Stack dir="auto">
        <ExpandableText text={job.description} lines={2} />
      </Stack>
      <Facts columns={4} size="small" entries={facts(job, ['jobType', 'salary', 'category', 'duration'])} />
    </EntryCard>
  );
}
