import { createTestServer } from '../../../app/testing';
import { addApplicant, addOffer, inDays, letExpire } from './testing';

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

test('whose turn it is hears once, a day before, that an offer expires [OFF-36]', async () => {
  const { id } = await addOffer(server, { expiresAt: inDays(0.9) });
  const sweep = () => server.services.offers.sweep();
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await noticesOf('contractor')).toEqual(['offerExpiring']);
  expect(await noticesOf('client')).toEqual([]);
  await server.as('contractor').put(`/api/v1/offers/${id}/counter`, { ...terms, expiresIn: 3 });
  await server.as('client').put(`/api/v1/offers/${id}/counter/adopt`);
  await sweep();
  expect(await noticesOf('contractor')).toEqual(['offerExpiring', 'counterAdopted']);
  await server.connection.pool.query('update offers set expires_at = $1', [inDays(0.5)]);
  await server.connection.pool.query('update offers set reminded_at = $1', [inDays(-2)]);
  await sweep();
  expect(await noticesOf('contractor')).toEqual(['offerExpiring', 'counterAdopted', 'offerExpiring']);
});

test.each([
  ['is far from its end', { expiresAt: inDays(1.5) }],
  ['was for one day from the beginning', { expiresAt: inDays(0.9), expiresIn: 1 }],
])('an offer that %s is not yet told of [OFF-36]', async (_which, given) => {
  await addOffer(server, given);
  await server.services.offers.sweep();
  expect(await noticesOf('contractor')).toEqual([]);
});

test('the hirer hears of it who has other terms to answer [OFF-36]', async () => {
  const { id } = await addOffer(server);
  await server.as('contractor').put(`/api/v1/offers/${id}/counter`, terms);
  await server.connection.pool.query('update offers set expires_at = $1', [inDays(0.5)]);
  await server.services.offers.sweep();
  expect(await noticesOf('client')).toEqual(['counterReceived', 'offerExpiring']);
  expect(await noticesOf('contractor')).toEqual([]);
});
