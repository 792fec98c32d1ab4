import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Offer } from '@plumbline/shared-schema/offers';
import {
  useAcceptOfferMutation,
  useCounterOfferMutation,
  useListOfferEventsQuery,
  useListOffersQuery,
  useSendOfferMutation,
} from '@plumbline/shared-api/offers';
import { anOffer } from '@plumbline/testing/builders/offers';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

/** A server with one offer; `accept` decides about the next acceptance. */
function world(accept: (offer: Offer) => Response) {
  let offer = anOffer();
  const asked: string[] = [];
  network.use(
    http.get(at('offers/sent-or-received-offers'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([offer]);
    }),
    http.put(at(`offers/${offer._id}/accept`), () => {
      offer = anOffer({ status: 'accepted' });
      return accept(offer);
    }),
  );
  return asked;
}

const renderOffers = () =>
  renderApi(() => ({ list: useListOffersQuery().data, accept: useAcceptOfferMutation()[0] }));

test("accepting gives the offer and the server's message, and the list is asked for again", async () => {
  world((data) => HttpResponse.json({ success: true, message: 'Offer accepted successfully!', data }));
  const { result } = renderOffers();
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  await act(async () => {
    const { message, data } = await result.current.accept(anOffer()._id).unwrap();
    expect([message, data.status]).toEqual(['Offer accepted successfully!', 'accepted']);
  });
  await waitFor(() => expect(result.current.list?.[0]?.status).toBe('accepted'));
});

test('a refusal because it is too late shows how things stand now', async () => {
  const refusal = { success: false, code: 'OFFER_NOT_PENDING', error: 'Answered.', message: 'Answered.' };
  world((offer) => HttpResponse.json({ ...refusal, details: { offer } }, { status: 409 }));
  const { result } = renderOffers();
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  await act(async () => {
    await expect(result.current.accept(anOffer()._id).unwrap()).rejects.toMatchObject({
      code: 'OFFER_NOT_PENDING',
      details: { offer: { status: 'accepted' } },
    });
  });
  await waitFor(() => expect(result.current.list?.[0]?.status).toBe('accepted'));
});

test('a failure of the server refetches nothing', async () => {
  const asked = world(() => HttpResponse.json({ success: false, code: 'INTERNAL' }, { status: 500 }));
  const { result } = renderOffers();
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  await act(async () => {
    await expect(result.current.accept(anOffer()._id).unwrap()).rejects.toMatchObject({ status: 500 });
  });
  expect(asked).toHaveLength(1);
});

test('filters travel in the query', async () => {
  const asked = world(() => HttpResponse.error());
  const { result } = renderApi(() => useListOffersQuery({ jobId: 'j1', includeExpired: true }));
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  expect(asked).toEqual(['?jobId=j1&includeExpired=true']);
});

test('sending refetches the offers of its job', async () => {
  let offers: Offer[] = [];
  network.use(
    http.get(at('offers/sent-or-received-offers'), () => HttpResponse.json(offers)),
    http.post(at('offers/send'), () => {
      offers = [anOffer()];
      const answer = { success: true, message: 'Offer sent successfully!', data: offers[0] };
      return HttpResponse.json(answer, { status: 201 });
    }),
  );
  const { result } = renderApi(() => ({
    list: useListOffersQuery({ jobId: 'j1' }).data,
    send: useSendOfferMutation()[0],
  }));
  await waitFor(() => expect(result.current.list).toEqual([]));
  await act(async () => {
    await result.current.send({ jobId: 'j1', professionalId: 'u2', description: 'Come', budget: 1 }).unwrap();
  });
  await waitFor(() => expect(result.current.list).toHaveLength(1));
});

test('a counter-proposal sends its terms without the id and makes the history old', async () => {
  const sent: unknown[] = [];
  let events: unknown[] = [];
  network.use(
    http.get(at('offers/o1/events'), () => HttpResponse.json({ success: true, data: events })),
    http.put(at('offers/o1/counter'), async ({ request }) => {
      sent.push(await request.json());
      events = [{ _id: 'e1' }];
      return HttpResponse.json({ success: true, message: 'New terms sent', data: anOffer() });
    }),
  );
  const { result } = renderApi(() => ({
    events: useListOfferEventsQuery('o1').data,
    counter: useCounterOfferMutation()[0],
  }));
  await waitFor(() => expect(result.current.events).toEqual([]));
  const terms = { description: 'More', budget: '1400', deliveryTime: 14, expiresIn: 7 } as const;
  await act(async () => {
    await result.current.counter({ id: 'o1', ...terms }).unwrap();
  });
  expect(sent).toEqual([terms]);
  await waitFor(() => expect(result.current.events).toHaveLength(1));
});
