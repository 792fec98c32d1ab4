import { invitesApi } from '@plumbline/shared-api/invites';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { offersApi } from '@plumbline/shared-api/offers';
import { readSessionState } from '@plumbline/shared-api/session';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { placeOf } from '../home/own-place';
import { NEWEST_JOBS, newestNear } from './newest-jobs';
import { PENDING_INVITES } from './pending-invites';

export const load: PageLoader = ({ dispatch }) => {
  const place = dispatch((_dispatch, getState) => placeOf(readSessionState(getState()).user));
  return Promise.all([
    dispatch(jobsApi.endpoints.listRecentJobs.initiate(NEWEST_JOBS, ASKED_AHEAD)),
    dispatch(offersApi.endpoints.listOffers.initiate(undefined, ASKED_AHEAD)),
    dispatch(invitesApi.endpoints.listInvites.initiate(PENDING_INVITES, ASKED_AHEAD)),
    place && dispatch(jobsApi.endpoints.searchJobs.initiate(newestNear(place), ASKED_AHEAD)),
  ]);
};
