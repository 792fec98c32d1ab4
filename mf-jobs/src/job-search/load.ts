import { jobsApi } from '@plumbline/shared-api/jobs';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { pageIn } from '@plumbline/shared-ui/address';
import { askedJobs, isSearchView } from './asked-jobs';
import { viewIn } from '../job-filters/job-filters';

export const load: PageLoader = ({ search, dispatch }) => {
  const { searchJobs, listRecentJobs } = jobsApi.endpoints;
  const view = { ...viewIn(search), page: pageIn(search) };
  const asked = askedJobs(view);
  const { page, limit } = asked;
  return isSearchView(view)
    ? dispatch(searchJobs.initiate(asked, ASKED_AHEAD))
    : dispatch(listRecentJobs.initiate({ page, limit }, ASKED_AHEAD));
};
