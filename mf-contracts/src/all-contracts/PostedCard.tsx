import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { pathWith } from '@plumbline/shared-ui/address';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { GroupIcon } from '@plumbline/shared-ui/more-icons';
import { ApplicationsCount, JobEntry } from '@plumbline/shared-ui/job-covers';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Box, Stack } from '@plumbline/shared-ui/layout';
import { StatusChip } from '@plumbline/shared-ui/StatusChip';
import { ExpandableText, Link, Typography } from '@plumbline/shared-ui/text';
import { WithDay } from '../contract-days/WithDay';

/** A posted job: its picture, its description to 40 words, its terms, and the link to its applicants. */
export function PostedCard({ job }: { job: OwnJob }) {
  const { t } = useTranslation('contracts');
  const { dayMonth } = useFormat();
  const { facts } = useLabels();
  const id = useId();
  const applicants = pathWith(`/jobs/${job._id}/applicants`, { title: job.title });

  return (
    <JobEntry
      job={job}
      labelledBy={id}
      head={
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: { xs: 0.5, sm: 2 }, justifyContent: 'space-between', alignItems: 'flex-start' }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography id={id} variant="h5" component="h2">
              <Link to={`/jobs/${job._id}`} color="inherit" underline="hover">
                {titleCase(job.title)}
              </Link>
            </Typography>
            <Typography variant="body2" color="text.secondary">
              <WithDay
                day={<time dateTime={job.updatedAt}>{dayMonth(job.updatedAt)}</time>}
                text={(date) => t('ui:captions.updated', { date })}
              />
            </Typography>
          </Box>
          <StatusChip of="jobStatus" status={job.status} />
        </Stack>
      }
    >
      <Stack dir="auto">
        <ExpandableText text={job.description} lines={2} />
      </Stack>
      <Facts columns={4} entries={facts(job, ['jobType', 'salary', 'category', 'duration'])} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ApplicationsCount
          count={job.applications}
          text={t('allContracts.applications', { count: job.applications })}
        />
        <ButtonLink to={applicants} variant="outlined" startIcon={<GroupIcon />} aria-describedby={id}>
          {t('allContracts.viewApplications')}
        </ButtonLink>
      </Stack>
    </JobEntry>
  );
}
