import { Navigate, useLocation } from 'react-router-dom';

/** `/job-application`: to the form of the job that the navigation state names, else to the jobs. */
export function JobApplicationPage() {
  const { state } = useLocation();
  const jobId = (state as { jobId?: unknown } | null)?.jobId;
  return (
    <Navigate to={typeof jobId === 'string' ? `/jobs/${encodeURIComponent(jobId)}/apply` : '/jobs'} replace />
  );
}
