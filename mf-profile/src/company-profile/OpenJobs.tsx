import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useListJobsOfQuery } from '@plumbline/shared-api/jobs';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useAddress } from '@plumbline/shared-ui/address';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Card, CardList, Divider, Skeleton } from '@plumbline/shared-ui/layout';
import { Pagination } from '@plumbline/shared-ui/Pagination';
import { QueryBoundary } from '@plumbline/shared-ui/QueryBoundary';
import { Link, Typography } from '@plumbline/shared-ui/text';

const SHOWN = 5;
/** In the address, beside the page of reviews. */
const PARAMETER = 'jobs';

export function OpenJobs({ ownerId, name }: { ownerId: string; name: string }) {
  const { t } = useTranslation('profile');
  const { page: pageOf, turnTo } = useAddress();
  const page = pageOf(PARAMETER);
  const toPage = useCallback(
    (next: number, { replace }: { replace: boolean }) => turnTo(next, { name: PARAMETER, replace }),
    [turnTo],
  );
  const jobs = useListJobsOfQuery({ ownerId, page, limit: SHOWN });

  return (
    <Card component="section">
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="h3" component="h2" sx={{ mb: 2.5 }}>
          {t('company.jobs')}
        </Typography>
        <QueryBoundary
          query={{ ...jobs, data: jobs.currentData }}
          skeleton={<Skeleton variant="rounded" height={160} />}
          errorMessage={t('company.jobsFailed')}
          isEmpty={({ count }) => count === 0}
          empty={<Typography color="text.secondary">{t('company.noJobs', { name })}</Typography>}
        >
          {({ data, count }) => (
            <>
              <CardList rows={data} spacing={2} divider={<Divider component="li" aria-hidden />}>
                {(job) => <OpenJob job={job} />}
              </CardList>
              <Pagination page={page} limit={SHOWN} count={count} onChange={toPage} />
            </>
          )}
        </QueryBoundary>
      </Box>
    </Card>
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
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
