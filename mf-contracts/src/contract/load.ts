import { contractsApi } from '@plumbline/shared-api/contracts';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';

export const load: PageLoader = ({ params: { contractId = '' }, dispatch }) =>
  dispatch(contractsApi.endpoints.getContract.initiate(contractId, ASKED_AHEAD));
