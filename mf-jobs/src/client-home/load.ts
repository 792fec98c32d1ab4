import { jobsApi } from '@plumbline/shared-api/jobs';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { NEWEST_OWN_JOBS } from './newest-own-jobs';

export const load: PageLoader = ({ dispatch }) =>
  dispatch(jobsApi.endpoints.searchMyJobs.initiate(NEWEST_OWN_JOBS, ASKED_AHEAD));
