import { useTranslation } from 'react-i18next';
import { useListJobsOfQuery } from '@plumbline/shared-api/jobs';
import type { Job } from '@plumbline/shared-schema/jobs';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { DotLine, Link, Typography } from '@plumbline/shared-ui/text';
import { PagedCard, usePageOf } from '../paged-card/PagedCard';
import { SHOWN } from '../paged-card/shown';

/** The height for a company that looks for people: most have more than a page of jobs. */
const SEVERAL = 440;

export function OpenJobs({ ownerId, name }: { ownerId: string; name: string }) {
  const { t } = useTranslation('profile');
  const pages = usePageOf('jobs');
  const jobs = useListJobsOfQuery({ ownerId, page: pages.page, limit: SHOWN });

  return (
    <PagedCard
      title={t('company.jobs')}
      query={{ ...jobs, data: jobs.currentData }}
      pages={pages}
      errorMessage={t('company.jobsFailed')}
      empty={t('company.noJobs', { name })}
      spacing={2}
      height={SEVERAL}
    >
      {(job: Job) => <OpenJob job={job} />}
    </PagedCard>
  );
}

function OpenJob({ job }: { job: Job }) {
  const { t } = useTranslation('profile');
  const { date } = useFormat();
  const { salary } = useLabels();
  const facts = [
    job.jobLocation?.city,
    salary(job.salary),
    t('company.posted', { date: date(job.createdAt) }),
  ];

  return (
    <>
      <Link to={`/jobs/${job._id}`} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {titleCase(job.title)}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
        <DotLine facts={facts} />
      </Typography>
    </>
  );
}
