import { createTestServer } from '../../testing';
import { addApplicant, addOffer, letExpire } from './testing';

const server = createTestServer();
const terms = { description: 'Come on Monday.', budget: 950 };
const jobTitle = 'Replace the kitchen drain';

async function noticesOf(who: 'client' | 'contractor') {
  await server.settle();
  const page = (await server.as(who).get('/api/v1/notifications')).json();
  return (page.data as { kind: string }[]).map(({ kind }) => kind).reverse();
}

test('each side is notified of what the other does with an offer [OFF-35]', async () => {
  const applicant = await addApplicant(server);
  const client = await server.user('client');
  const sent = await server.as('client').post('/api/v1/offers/send', { ...applicant, ...terms });
  const url = `/api/v1/offers/${sent.json().data._id}`;
  await server.as('contractor').put(`${url}/counter`, terms);
  await server.as('client').put(`${url}/counter/decline`);
  await server.as('contractor').put(`${url}/counter`, terms);
  await server.as('client').put(`${url}/counter/adopt`);
  await server.as('contractor').put(`${url}/accept`);
  expect((await noticesOf('contractor')).sort()).toEqual([
    'counterAdopted',
    'counterDeclined',
    'offerReceived',
  ]);
  expect((await noticesOf('client')).sort()).toEqual(['counterReceived', 'counterReceived', 'offerAccepted']);
  const { data } = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(data).toContainEqual(
    expect.objectContaining({
      kind: 'offerReceived',
      values: { jobTitle, person: client.fullName },
      href: '/proposals',
      readAt: null,
    }),
  );
});

test('an expiry is notified to both, a repeated event once [OFF-35]', async () => {
  const { id } = await addOffer(server);
  await letExpire(server, id);
  await server.services.offers.sweep();
  expect(await noticesOf('client')).toEqual(['offerExpired']);
  expect(await noticesOf('contractor')).toEqual(['offerExpired']);
  await server.connection.pool.query("update outbox set delivered_at = null where topic = 'offer.changed'");
  expect(await noticesOf('client')).toEqual(['offerExpired']);
});

test.each([
  ['reject', { who: 'contractor', kind: 'offerRejected', other: 'client' }],
  ['withdraw', { who: 'client', kind: 'offerWithdrawn', other: 'contractor' }],
] as const)('%s is notified to the other side only [OFF-35]', async (move, { who, kind, other }) => {
  const { id } = await addOffer(server);
  await server.as(who).put(`/api/v1/offers/${id}/${move}`);
  expect(await noticesOf(other)).toEqual([kind]);
  expect(await noticesOf(who)).toEqual([]);
});
