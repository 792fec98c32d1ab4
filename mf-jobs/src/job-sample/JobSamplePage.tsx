import { Navigate, useLocation } from 'react-router-dom';
import { SampleJob } from './SampleJob';

/** `/job-desc`: the job named in the navigation state; without one, redirects to the search. */
export function JobSamplePage() {
  const { state } = useLocation();
  const { jobId, title } = sampleStateOf(state);
  if (jobId === undefined) return <Navigate to="/jobs" replace />;
  return <SampleJob jobId={jobId} title={title} />;
}

/** `title` is shown until the job has loaded. */
type SampleState = { jobId: string | undefined; title: string };

function sampleStateOf(state: unknown): SampleState {
  const { jobId, title } = (state ?? {}) as Record<string, unknown>;
  return {
    jobId: typeof jobId === 'string' && jobId !== '' ? jobId : undefined,
    title: typeof title === 'string' ? title : '',
  };
}
