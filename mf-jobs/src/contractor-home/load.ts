import { jobsApi } from '@plumbline/shared-api/jobs';
import { ASKED_AHEAD, type PageLoader, type RootState } from '@plumbline/shared-api/store';
import { placeOf } from '../home/own-place';
import { NEWEST_JOBS, newestNear } from './newest-jobs';

export const load: PageLoader = ({ dispatch }) => {
  const place = dispatch((_dispatch: unknown, getState: () => RootState) => placeOf(getState().session.user));
  return Promise.all([
    dispatch(jobsApi.endpoints.listRecentJobs.initiate(NEWEST_JOBS, ASKED_AHEAD)),
    place && dispatch(jobsApi.endpoints.searchJobs.initiate(newestNear(place), ASKED_AHEAD)),
  ]);
};
