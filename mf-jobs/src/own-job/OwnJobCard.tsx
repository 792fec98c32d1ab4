import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { ApplicationsCount, JobCover } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { EntryCard, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, ExternalLink } from '@plumbline/shared-ui/text';
import { applicantsAddress, mapAddress } from './addresses';
import { HiddenNote } from './HiddenNote';
import { RecurrenceMark } from './RecurrenceMark';

type OwnJobCardProps = {
  job: OwnJob;
  /** Level of the title within its page. */
  heading: 'h2' | 'h3';
  /** Side by side with others, and then brief. */
  isTile?: boolean;
  /** A menu of what can be done about the job. */
  more?: ReactNode;
};

/** A job as its hirer sees it in a list. */
export function OwnJobCard({ job, heading, isTile = false, more }: OwnJobCardProps) {
  const { t } = useTranslation('jobs');
  const { dayMonth } = useFormat();
  const { facts } = useLabels();
  const id = useId();
  const map = mapAddress(job);

  return (
    <EntryCard
      size={isTile ? 'tile' : 'row'}
      title={titleCase(job.title)}
      titleId={id}
      heading={heading}
      link={{ to: `/jobs/${job._id}` }}
      cover={<JobCover job={job} sizes={isTile ? '(min-width: 600px) 400px, 100vw' : '184px'} />}
      more={more}
      mark={<StatusChip of="jobStatus" status={job.status} />}
      meta={[
        <time key="when" dateTime={job.updatedAt}>
          {t('ui:captions.updated', { date: dayMonth(job.updatedAt) })}
        </time>,
        job.recurrence && <RecurrenceMark key="again" recurrence={job.recurrence} />,
        map !== undefined && (
          <ExternalLink key="map" href={map}>
            {t('own.viewOnMap')}
          </ExternalLink>
        ),
      ]}
      price={
        <ApplicationsCount
          count={job.applications}
          text={t('own.applications', { count: job.applications })}
        />
      }
      action={
        <ButtonLink
          to={applicantsAddress(job)}
          variant="outlined"
          startIcon={<GroupIcon />}
          aria-describedby={id}
        >
          {t('own.viewApplications')}
        </ButtonLink>
      }
    >
      {job.hidden && <HiddenNote hidden={job.hidden} />}
      {!isTile && (
        <Stack>
          <ExpandableText text={job.description} lines={2} />
        </Stack>
      )}
      <Facts
        columns={isTile ? 'fit' : 4}
        size="small"
        entries={facts(job, ['jobType', 'salary', 'category', 'duration'])}
      />
    </EntryCard>
  );
}
