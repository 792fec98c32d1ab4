import type {
  NearPrice,
  NearPriceQuery,
  PriceGuide,
  PriceGuideQuery,
  TradePrice,
} from '@plumbline/shared-schema/prices';
import { api } from '@plumbline/shared-api/api';
import { at, read } from './calls';

/** `trade`: its key. */
type AskedPrices = PriceGuideQuery & { trade: string };

/** What work has cost; the figures change at night, so nothing makes them stale. */
export const pricesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPrices: build.query<TradePrice[], void>(
      read<TradePrice[]>(
        () => 'prices',
        () => [],
      ),
    ),
    getPrices: build.query<PriceGuide, AskedPrices>(
      read<PriceGuide, AskedPrices>(
        ({ trade, ...params }) => ({ url: at('prices', trade), params }),
        () => [],
      ),
    ),
    getPriceNear: build.query<NearPrice | null, NearPriceQuery>(
      read<NearPrice | null, NearPriceQuery>(
        (params) => ({ url: 'prices/near', params }),
        () => [],
      ),
    ),
  }),
});

export const { useListPricesQuery, useGetPricesQuery, useGetPriceNearQuery } = pricesApi;
