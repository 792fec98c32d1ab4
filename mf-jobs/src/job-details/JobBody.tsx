import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Facts } from '@plumbline/shared-ui/cards';
import { titleCase } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { isPicture } from '../job-form/is-picture';
import { JobQuestions } from '../job-questions/JobQuestions';
import { ReportJobButton } from '../report-job/ReportJobButton';
import { ApplyBar } from './ApplyBar';
import { AskedWork } from './AskedWork';
import { ClientHistory } from './ClientHistory';
import { JobActions } from './JobActions';
import { JobAttachment } from './JobAttachment';
import { JobColumns } from './JobColumns';
import { JobLocationSection } from './JobLocationSection';
import { JobPicture } from './JobPicture';
import { JobSection } from './JobSection';

/** The salary is the panel's headline. */
const FACTS = ['salary', 'category', 'duration', 'experience', 'workType'] as const;

/** Beside each other where the panel is as wide as the page. */
const PANEL = {
  display: 'grid',
  rowGap: 2,
  columnGap: 4,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
};

export function JobBody({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { facts } = useLabels();
  const actions = useRef<HTMLDivElement>(null);
  const panel = (
    <Paper variant="outlined" sx={{ ...PANEL, px: 3, pt: 1.5, pb: 3 }}>
      <Facts columns="lines" entries={facts(job, FACTS)} />
      <div ref={actions}>
        <JobActions job={job} />
      </div>
    </Paper>
  );

  return (
    <>
      <JobColumns
        picture={<JobPicture job={job} />}
        isDrawing={!job.picture}
        panel={panel}
        label={t('details.panel')}
      >
        <Stack spacing={4}>
          <AskedWork job={job} />
          {job.attachmentName !== null && !isPicture(job.attachmentType) && (
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
          <JobSection title={t('questions.title')}>
            <JobQuestions job={job} />
          </JobSection>
          {!job.viewer.isOwner && (
            <JobSection title={t('details.clientHistory')}>
              <ClientHistory job={job} />
            </JobSection>
          )}
          {!job.viewer.isOwner && <ReportJobButton job={job} text={t('report.title')} />}
        </Stack>
      </JobColumns>
      <ApplyBar job={job} actions={actions} />
    </>
  );
}
