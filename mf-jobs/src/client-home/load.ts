import { contractsApi } from '@plumbline/shared-api/contracts';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { notificationsApi } from '@plumbline/shared-api/notifications';
import { offersApi } from '@plumbline/shared-api/offers';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { NEW_APPLICATIONS } from './new-applications';
import { NEWEST_OWN_JOBS } from './newest-own-jobs';

export const load: PageLoader = ({ dispatch }) =>
  Promise.all([
    dispatch(jobsApi.endpoints.searchMyJobs.initiate(NEWEST_OWN_JOBS, ASKED_AHEAD)),
    dispatch(contractsApi.endpoints.getActionNeeded.initiate(undefined, ASKED_AHEAD)),
    dispatch(offersApi.endpoints.listOffers.initiate(undefined, ASKED_AHEAD)),
    dispatch(notificationsApi.endpoints.listNotifications.initiate(NEW_APPLICATIONS, ASKED_AHEAD)),
  ]);
