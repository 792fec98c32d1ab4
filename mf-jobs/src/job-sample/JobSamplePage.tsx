import { Navigate, useLocation } from 'react-router-dom';
import { NewestJob } from './NewestJob';
import { SampleJob } from './SampleJob';

/** `/job-desc`: the job named in the navigation state, or the newest as a sample; else redirects to the search. */
export function JobSamplePage() {
  const { state } = useLocation();
  const { jobId, title, isSample } = sampleStateOf(state);
  if (isSample) return <NewestJob />;
  if (jobId === undefined) return <Navigate to="/jobs" replace />;
  return <SampleJob jobId={jobId} title={title} />;
}

/** `title` is shown until the job has loaded. */
type SampleState = { jobId: string | undefined; title: string; isSample: boolean };

function sampleStateOf(state: unknown): SampleState {
  const { jobId, title, isSample } = (state ?? {}) as Record<string, unknown>;
  return {
    jobId: typeof jobId === 'string' && jobId !== '' ? jobId : undefined,
    title: typeof title === 'string' ? title : '',
    isSample: isSample === true,
  };
}
