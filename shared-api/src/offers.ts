import type {
  Offer,
  OfferEvent,
  OffersParams,
  OfferTermsForm,
  SendOfferBody,
} from '@plumbline/shared-schema/offers';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

const changed = () => stale('Offer');
const move = (...path: string[]) =>
  change<SavedRow<Offer>, string>((id) => ({ url: at('offers', id, ...path) }), changed);

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOffers: build.query<Offer[], OffersParams | void>({
      query: (params) => ({ url: 'offers/sent-or-received-offers', params: params ?? {} }),
      providesTags: (rows) => pageTags('Offer', rows),
    }),
    listOfferEvents: build.query<OfferEvent[], string>(
      read(
        (id) => at('offers', id, 'events'),
        (_rows, id) => [{ type: 'Offer', id }],
      ),
    ),
    sendOffer: build.mutation<SavedRow<Offer>, SendOfferBody>(
      change((body) => ({ url: 'offers/send', method: 'POST', body }), changed),
    ),
    /** `id` of the contract whose professional is asked again. */
    hireAgain: build.mutation<SavedRow<Offer>, OfferTermsForm & { id: string }>(
      change(
        ({ id, ...body }) => ({ url: at('contracts', id, 'hire-again'), method: 'POST', body }),
        () => [...stale('Offer'), ...stale('Job')],
      ),
    ),
    acceptOffer: build.mutation<SavedRow<Offer>, string>(move('accept')),
    rejectOffer: build.mutation<SavedRow<Offer>, string>(move('reject')),
    withdrawOffer: build.mutation<SavedRow<Offer>, string>(move('withdraw')),
    counterOffer: build.mutation<SavedRow<Offer>, OfferTermsForm & { id: string }>(
      change(({ id, ...body }) => ({ url: at('offers', id, 'counter'), body }), changed),
    ),
    adoptCounter: build.mutation<SavedRow<Offer>, string>(move('counter', 'adopt')),
    declineCounter: build.mutation<SavedRow<Offer>, string>(move('counter', 'decline')),
    withdrawCounter: build.mutation<SavedRow<Offer>, string>(move('counter', 'withdraw')),
  }),
});

export const {
  useListOffersQuery,
  useListOfferEventsQuery,
  useSendOfferMutation,
  useHireAgainMutation,
  useAcceptOfferMutation,
  useRejectOfferMutation,
  useWithdrawOfferMutation,
  useCounterOfferMutation,
  useAdoptCounterMutation,
  useDeclineCounterMutation,
  useWithdrawCounterMutation,
} = offersApi;
