import { contractsApi } from '@plumbline/shared-api/contracts';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';

/** Every tab shows how much waits; the first one is all that waits. */
export const load: PageLoader = ({ dispatch }) =>
  dispatch(contractsApi.endpoints.getActionNeeded.initiate(undefined, ASKED_AHEAD));
