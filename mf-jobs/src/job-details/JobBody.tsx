import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { ReportJobButton } from '../report-job/ReportJobButton';
import { AskedWork } from './AskedWork';
import { ClientHistory } from './ClientHistory';
import { JobActions } from './JobActions';
import { JobAttachment } from './JobAttachment';
import { JobColumns } from './JobColumns';
import { JobLocationSection } from './JobLocationSection';
import { JobPicture } from './JobPicture';
import { JobSection } from './JobSection';

const FACTS = ['category', 'duration', 'experience', 'salary', 'workType'] as const;

export function JobBody({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { facts } = useLabels();
  const panel = (
    <Stack spacing={1.5}>
      <Paper variant="outlined" sx={{ px: 3, pt: 1.5, pb: 3 }}>
        <Stack spacing={2}>
          <Facts columns="lines" entries={facts(job, FACTS)} />
          <JobActions job={job} />
        </Stack>
      </Paper>
      {!job.viewer.isOwner && <ReportJobButton job={job} />}
    </Stack>
  );

  return (
    <JobColumns panel={panel} label={t('details.panel')}>
      <Stack spacing={4}>
        <JobPicture job={job} />
        <AskedWork job={job} />
        {job.attachmentName !== null && (
          <JobSection title={t('details.attachment')}>
            <JobAttachment job={job} name={job.attachmentName} />
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
