import { pricesApi } from '@plumbline/shared-api/prices';
import { ASKED_AHEAD, type PageLoader } from '@plumbline/shared-api/store';
import { askedPrices } from './asked-prices';

export const load: PageLoader = ({ params, language, dispatch }) =>
  dispatch(pricesApi.endpoints.getPrices.initiate(askedPrices(params, language), ASKED_AHEAD));
