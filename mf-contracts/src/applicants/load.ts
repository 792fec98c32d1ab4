import { applicationsApi } from '@plumbline/shared-api/applications';
import { jobsApi } from '@plumbline/shared-api/jobs';
import { offersApi } from '@plumbline/shared-api/offers';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { offersFor } from './job-offers';

export const load: PageLoader = ({ params: { jobId = '' }, dispatch }) =>
  Promise.all([
    dispatch(applicationsApi.endpoints.listApplicationsForJob.initiate(jobId, ASKED_AHEAD)),
    dispatch(offersApi.endpoints.listOffers.initiate(offersFor(jobId), ASKED_AHEAD)),
    dispatch(jobsApi.endpoints.getJob.initiate(jobId, ASKED_AHEAD)),
  ]);
