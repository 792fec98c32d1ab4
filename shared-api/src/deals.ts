import type { Deal, DealEvent } from '@plumbline/shared-schema/deals';
import { api } from '@plumbline/shared-api/api';
import type { Tag } from '@plumbline/shared-api/tags';
import { at, read } from './calls';

/** Whatever is between two people: each of them may be of any job. */
const tags = (): Tag[] => [{ type: 'Offer' }, { type: 'Contract' }, { type: 'Application' }];

const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDeals: build.query<Deal[], string>(read((chatId) => at('chats', chatId, 'deals'), tags)),
    listDealEvents: build.query<DealEvent[], string>(
      read((chatId) => at('chats', chatId, 'deal-events'), tags),
    ),
  }),
});

export const { useListDealsQuery, useListDealEventsQuery } = dealsApi;
