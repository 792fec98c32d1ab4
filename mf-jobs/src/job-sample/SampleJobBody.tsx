import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { applyRefusal } from '@plumbline/shared-schema/policies';
import { displayName } from '@plumbline/shared-schema/profiles';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Facts } from '@plumbline/shared-ui/cards';
import { RelativeTime, titleCase } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Paper, Stack } from '@plumbline/shared-ui/layout';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { JobLocationSection } from '../job-details/JobLocationSection';
import { JobSection } from '../job-details/JobSection';
import { ReportJobButton } from '../report-job/ReportJobButton';

export function SampleJobBody({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();
  const refusal = applyRefusal(user, job, job.viewer.applied);

  return (
    <Stack spacing={4}>
      <JobSection title={t('sample.description')}>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
          {job.description}
        </Typography>
      </JobSection>
      <JobSection title={t('sample.summary')}>
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
          <SampleFacts job={job} />
        </Paper>
      </JobSection>
      {job.jobLocation ? (
        <JobLocationSection
          heading={t('sample.siteLocation')}
          location={job.jobLocation}
          isHidden={job.hideExactLocation}
          isOwn={job.viewer.isOwner}
          title={titleCase(job.title)}
        />
      ) : (
        <JobSection title={t('sample.siteLocation')}>
          <Typography color="text.secondary">{t('sample.noLocation')}</Typography>
        </JobSection>
      )}
      <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
        {refusal === undefined && (
          <ButtonLink
            to="/job-application"
            state={{ jobId: job._id }}
            variant="contained"
            size="large"
            fullWidth
          >
            {t('details.applyNow')}
          </ButtonLink>
        )}
        {refusal !== undefined && refusal !== 'OWN_JOB' && (
          <Typography color="text.secondary">
            {t(refusal === 'CONTRACTORS_ONLY' ? 'details.contractorsOnly' : `schema:errors.${refusal}`)}
          </Typography>
        )}
        <Link to={`/jobs/${job._id}`}>{t('sample.full')}</Link>
        <ReportJobButton job={job} text={t('report.open')} />
      </Stack>
    </Stack>
  );
}

function SampleFacts({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { facts, salary } = useLabels();

  return (
    <Facts
      columns={2}
      entries={[
        { term: t('sample.salaryRange'), text: salary(job.salary) },
        ...facts(job, ['category', 'jobType', 'duration']),
        { term: t('sample.postedBy'), text: job.companyName ?? displayName(job.postedBy) },
        { term: t('sample.city'), text: job.jobLocation?.city || t('ui:captions.unspecified') },
        { term: t('sample.postedTime'), text: <RelativeTime at={job.createdAt} /> },
      ]}
    />
  );
}
