import { jobsApi } from '@plumbline/shared-api/jobs';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { NEWEST_JOBS } from './newest-jobs';

export const load: PageLoader = ({ dispatch }) =>
  dispatch(jobsApi.endpoints.listRecentJobs.initiate(NEWEST_JOBS, ASKED_AHEAD));
