import { pricesApi } from '@plumbline/shared-api/prices';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';

export const load: PageLoader = ({ dispatch }) =>
  dispatch(pricesApi.endpoints.listPrices.initiate(undefined, ASKED_AHEAD));
