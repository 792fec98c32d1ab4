import { http } from 'msw';
import {
  offerEventsSchema,
  offerSavedSchema,
  offersSchema,
  type Offer,
  type OfferEvent,
} from '@plumbline/shared-schema/offers';
import { anOffer } from '@plumbline/testing/builders/offers';
import { api } from '@plumbline/testing/server';
import { answer } from './answer';

type Move =
  'accept' | 'reject' | 'withdraw' | 'counter' | 'counter/adopt' | 'counter/decline' | 'counter/withdraw';

export const offerReplies = {
  offers: (rows: Offer[]) =>
    http.get(api('/offers/sent-or-received-offers'), () => answer(offersSchema, rows)),
  offerEvents: (offerId: string, data: OfferEvent[]) =>
    http.get(api(`/offers/${offerId}/events`), () =>
      answer(offerEventsSchema, { success: true, data, count: data.length }),
    ),
  offerSent: (data: Offer = anOffer()) =>
    http.post(api('/offers/send'), () =>
      answer(offerSavedSchema, { success: true, message: 'Offer sent successfully!', data }, { status: 201 }),
    ),
  hiredAgain: (data: Offer = anOffer()) =>
    http.post(api('/contracts/:id/hire-again'), () =>
      answer(offerSavedSchema, { success: true, message: 'Offer sent successfully!', data }, { status: 201 }),
    ),
  /** Answers with the offer as it is then. */
  offerMoved: (move: Move, data: Offer, message = 'Done') =>
    http.put(api(`/offers/${data._id}/${move}`), () =>
      answer(offerSavedSchema, { success: true, message, data }),
    ),
};
