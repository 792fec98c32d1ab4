import type {
  Offer,
  OfferEvent,
  OffersParams,
  OfferTermsForm,
  SendOfferBody,
} from '@plumbline/shared-schema/offers';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { listTag, pageTags, type Tag } from '@plumbline/shared-api/tags';

type Saved = { data: Offer; message: string };
type Data<Row> = { data: Row };

/** What a change of an offer makes old: it with its history, every list of offers, the figures. */
const changedTags = (offerId?: string): Tag[] => [
  ...(offerId === undefined ? [] : [{ type: 'Offer' as const, id: offerId }]),
  listTag('Offer'),
  listTag('Report'),
];

/** A 409 or a 404 says that the page shows an old state: it is refetched as after a success. */
function afterMove(result: Saved | undefined, error: ApiError | undefined, offerId?: string): readonly Tag[] {
  if (error === undefined) return changedTags(offerId ?? result?.data._id);
  return error.status === 409 || error.status === 404 ? changedTags(offerId) : [];
}

const pathOf = (id: string, move = '') => `offers/${encodeURIComponent(id)}${move}`;
const put = (id: string, move: string) => ({ url: pathOf(id, move), method: 'PUT', idempotent: true });
const savedOf = ({ data, message }: Saved): Saved => ({ data, message });
/** A move without a body; its argument is the offer's id. */
const moveBy = (move: string) => ({
  query: (id: string) => put(id, move),
  transformResponse: savedOf,
  invalidatesTags: afterMove,
});

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOffers: build.query<Offer[], OffersParams | void>({
      query: (params) => ({ url: 'offers/sent-or-received-offers', params: params ?? {} }),
      providesTags: (rows) => pageTags('Offer', rows),
    }),
    listOffersForJob: build.query<Offer[], string>({
      query: (jobId) => `offers/job/${encodeURIComponent(jobId)}`,
      transformResponse: ({ data }: Data<Offer[]>) => data,
      providesTags: (rows) => pageTags('Offer', rows),
    }),
    getOffer: build.query<Offer, string>({
      query: (id) => pathOf(id),
      transformResponse: ({ data }: Data<Offer>) => data,
      providesTags: (_offer, _error, id) => [{ type: 'Offer', id }],
    }),
    listOfferEvents: build.query<OfferEvent[], string>({
      query: (id) => pathOf(id, '/events'),
      transformResponse: ({ data }: Data<OfferEvent[]>) => data,
      providesTags: (_rows, _error, id) => [{ type: 'Offer', id }],
    }),
    sendOffer: build.mutation<Saved, SendOfferBody>({
      query: (body) => ({ url: 'offers/send', method: 'POST', body, idempotent: true }),
      transformResponse: savedOf,
      invalidatesTags: (result, error) => afterMove(result, error),
    }),
    acceptOffer: build.mutation<Saved, string>(moveBy('/accept')),
    rejectOffer: build.mutation<Saved, string>(moveBy('/reject')),
    withdrawOffer: build.mutation<Saved, string>(moveBy('/withdraw')),
    counterOffer: build.mutation<Saved, OfferTermsForm & { id: string }>({
      query: ({ id, ...body }) => ({ ...put(id, '/counter'), body }),
      transformResponse: savedOf,
      invalidatesTags: (result, error, { id }) => afterMove(result, error, id),
    }),
    adoptCounter: build.mutation<Saved, string>(moveBy('/counter/adopt')),
    declineCounter: build.mutation<Saved, string>(moveBy('/counter/decline')),
    withdrawCounter: build.mutation<Saved, string>(moveBy('/counter/withdraw')),
  }),
});

/** Offers and their counter-proposals (SPEC §7). Every move gives `{ data: Offer, message }`. Arguments: README. */
export const {
  useListOffersQuery,
  useListOffersForJobQuery,
  useGetOfferQuery,
  useListOfferEventsQuery,
  useSendOfferMutation,
  useAcceptOfferMutation,
  useRejectOfferMutation,
  useWithdrawOfferMutation,
  useCounterOfferMutation,
  useAdoptCounterMutation,
  useDeclineCounterMutation,
  useWithdrawCounterMutation,
} = offersApi;
