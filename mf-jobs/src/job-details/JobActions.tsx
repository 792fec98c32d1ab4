import { useTranslation } from 'react-i18next';
import { useSession } from '@plumbline/shared-api/session';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { applyRefusal, isJobOwner } from '@plumbline/shared-schema/policies';
import { ButtonLink } from '@plumbline/shared-ui/actions';
import { Alert } from '@plumbline/shared-ui/feedback';
import { Stack } from '@plumbline/shared-ui/layout';
import { SaveJobButton } from '../save-job/SaveJobButton';

/** What the reader can do with the job: the hirer sees the applications, everybody else may save and apply. */
export function JobActions({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { user } = useSession();

  if (isJobOwner(user, job)) {
    const query = new URLSearchParams({ title: job.title }).toString();
    return (
      <ButtonLink to={`/jobs/${job._id}/applicants?${query}`} variant="contained" size="large" fullWidth>
        {t('details.viewApplications')}
      </ButtonLink>
    );
  }

  const refusal = applyRefusal(user, job, job.viewer.applied);
  const isClosed = job.status !== 'open';
  return (
    <Stack spacing={1.5}>
      {refusal === 'ALREADY_APPLIED' && (
        <Alert severity="success">{t('schema:errors.ALREADY_APPLIED')}</Alert>
      )}
      {isClosed && refusal !== 'ALREADY_APPLIED' && (
        <Alert severity="info">{t('schema:errors.JOB_CLOSED')}</Alert>
      )}
      {(refusal === undefined || refusal === 'NOT_SIGNED_IN') && !isClosed && (
        <ButtonLink to={`/jobs/${job._id}/apply`} variant="contained" size="large" fullWidth>
          {t('details.applyNow')}
        </ButtonLink>
      )}
      <SaveJobButton jobId={job._id} isSaved={job.viewer.saved} />
    </Stack>
  );
}
