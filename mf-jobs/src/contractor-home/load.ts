import { directoryApi } from '@plumbline/shared-api/directory';
import { invitesApi } from '@plumbline/shared-api/invites';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { offersApi } from '@plumbline/shared-api/offers';
import { readSessionState } from '@plumbline/shared-api/session';
import { ASKED_AHEAD, type AppDispatch, type PageLoader } from '@plumbline/shared-api/store';
import { placeOf, type OwnPlace } from '../home/own-place';
import { mainTrade } from './main-trade';
import { NEWEST_JOBS, newestNear, newestOfTrade } from './newest-jobs';
import { PENDING_INVITES } from './pending-invites';

export const load: PageLoader = ({ dispatch }) => {
  const user = dispatch((_dispatch, getState) => readSessionState(getState()).user);
  const place = placeOf(user);
  return Promise.all([
    dispatch(jobsApi.endpoints.listRecentJobs.initiate(NEWEST_JOBS, ASKED_AHEAD)),
    dispatch(offersApi.endpoints.listOffers.initiate(undefined, ASKED_AHEAD)),
    dispatch(invitesApi.endpoints.listInvites.initiate(PENDING_INVITES, ASKED_AHEAD)),
    place && dispatch(jobsApi.endpoints.searchJobs.initiate(newestNear(place), ASKED_AHEAD)),
    user && askTrade(dispatch, { userId: user._id, place }),
  ]);
};

type AskedTrade = { userId: string; place: OwnPlace | undefined };

/** The jobs of a trade are asked for once it is known. */
async function askTrade(dispatch: AppDispatch, { userId, place }: AskedTrade): Promise<void> {
  const { data } = await dispatch(directoryApi.endpoints.getProfileSummary.initiate(userId, ASKED_AHEAD));
  const trade = mainTrade(data?.skills);
  if (trade === undefined) return;
  await dispatch(jobsApi.endpoints.searchJobs.initiate(newestOfTrade(trade, place), ASKED_AHEAD));
}
