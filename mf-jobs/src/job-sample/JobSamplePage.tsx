import { Navigate, useLocation } from 'react-router-dom';
import { SampleJob } from './SampleJob';
import { sampleStateOf } from './sample-state';

/** `/job-desc`: one job in the layout of the sample (SPEC §2); without a job in the navigation state, the search. */
export function JobSamplePage() {
  const { state } = useLocation();
  const { jobId, title } = sampleStateOf(state);
  if (jobId === undefined) return <Navigate to="/jobs" replace />;
  return <SampleJob jobId={jobId} title={title} />;
}
