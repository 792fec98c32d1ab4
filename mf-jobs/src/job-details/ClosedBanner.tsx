import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { Alert } from '@plumbline/shared-ui/feedback';

/** Over a job that takes no applications any more. */
export function ClosedBanner({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  if (job.status === 'open') return null;

  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t(job.viewer.isOwner ? 'details.closedByYou' : 'schema:errors.JOB_CLOSED')}
    </Alert>
  );
}
