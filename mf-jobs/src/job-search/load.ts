import { jobsApi } from '@plumbline/shared-api/jobs';
import { askCountryAt } from '@plumbline/shared-api/places';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { parseNear } from '@plumbline/shared-schema/near';
import { pageIn } from '@plumbline/shared-ui/address';
import { askedJobs, isSearchView } from './asked-jobs';
import { viewIn } from '../job-filters/job-filters';

export const load: PageLoader = ({ search, language, dispatch }) => {
  const { searchJobs, listRecentJobs } = jobsApi.endpoints;
  const view = { ...viewIn(search), page: pageIn(search) };
  const asked = askedJobs(view);
  const { page, limit } = asked;
  const near = parseNear(view.filters.jobLocation);
  return Promise.all([
    isSearchView(view)
      ? dispatch(searchJobs.initiate(asked, ASKED_AHEAD))
      : dispatch(listRecentJobs.initiate({ page, limit }, ASKED_AHEAD)),
    near && dispatch(askCountryAt(near, language)),
  ]);
};
