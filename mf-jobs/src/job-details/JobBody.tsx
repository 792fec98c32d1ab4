import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { titleCase } from '@plumbline/shared-ui/format';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { ClientHistory } from './ClientHistory';
import { ReportJobButton } from '../report-job/ReportJobButton';
import { JobActions } from './JobActions';
import { JobAttachment } from './JobAttachment';
import { JobColumns } from './JobColumns';
import { JobFacts } from './JobFacts';
import { JobLocationSection } from './JobLocationSection';
import { JobSection } from './JobSection';
import { SkillList } from './SkillList';

/** A job that has arrived: the hirer's words, the place and who asks, beside the facts and actions. */
export function JobBody({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const panel = (
    <Stack spacing={1.5}>
      <Paper variant="outlined" sx={{ px: 3, pt: 1.5, pb: 3 }}>
        <Stack spacing={2}>
          <JobFacts job={job} />
          <JobActions job={job} />
        </Stack>
      </Paper>
      {!job.viewer.isOwner && <ReportJobButton job={job} />}
    </Stack>
  );

  return (
    <JobColumns panel={panel} label={t('details.panel')}>
      <Stack spacing={4}>
        <JobSection title={t('details.description')}>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
            {job.description}
          </Typography>
        </JobSection>
        {job.skillsRequired.length > 0 && (
          <JobSection title={t('details.skills')}>
            <SkillList skills={job.skillsRequired} />
          </JobSection>
        )}
        {job.attachment !== null && (
          <JobSection title={t('details.attachment')}>
            <JobAttachment href={job.attachment} job={job} />
          </JobSection>
        )}
        {job.jobLocation && (
          <JobLocationSection
            location={job.jobLocation}
            isHidden={job.hideExactLocation}
            isOwn={job.viewer.isOwner}
            title={titleCase(job.title)}
          />
        )}
        <JobSection title={t('details.clientHistory')}>
          <ClientHistory job={job} />
        </JobSection>
      </Stack>
    </JobColumns>
  );
}
