import { offers } from '../../../database/tables/offers';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addApplication, addJob, topicsOf } from '../../jobs/jobs/testing';
import { addApplicant, addOffer, eventsOf, letExpire, readOffer } from './testing';

const server = createTestServer();

const terms = { description: 'Come on Monday.', budget: 950, deliveryTime: 14, expiresIn: 7 };
const send = async (more = {}) =>
  server.as('client').post('/api/v1/offers/send', { ...(await addApplicant(server)), ...terms, ...more });

test.each([
  ['the job’s owner', server.as('client'), 201],
  ['another company', server.as('company'), 404],
  ['a contractor', server.as('contractor'), 403],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
])('%s sends an offer [OFF-01, OFF-02]', async (_who, caller, status) => {
  const applicant = await addApplicant(server);
  const answer = await caller.post('/api/v1/offers/send', { ...applicant, ...terms });
  expect(answer.statusCode).toBe(status);
  expect(await server.database.$count(offers)).toBe(status === 201 ? 1 : 0);
});

test('a sent offer names its job, its people, its terms and its end [OFF-02, OFF-24]', async () => {
  const [client, contractor] = [await server.user('client'), await server.user('contractor')];
  const { jobId, professionalId } = await addApplicant(server);
  const answer = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  const body = answer.json();
  expect(body).toEqual({
    success: true,
    message: 'Offer sent successfully!',
    data: expect.objectContaining({
      ...terms,
      jobId: { _id: jobId, title: 'Replace the kitchen drain' },
      professionalId: { _id: contractor.id, fullName: contractor.fullName, profile: null },
      clientId: { _id: client.id, fullName: client.fullName, profile: null },
      status: 'pending',
      closedReason: null,
      acceptedAt: null,
      proposal: null,
      roundsLeft: 5,
      contractId: null,
      allowedActions: ['withdraw'],
    }),
  });
  const { createdAt, expiresAt } = body.data;
  expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(7 * 24 * 3_600_000);
  expect(await eventsOf(server)).toEqual(['send']);
  expect(await topicsOf(server)).toEqual(['offer.changed']);
});

test('the texts are French for a French caller', async () => {
  const applicant = await addApplicant(server);
  const headers = { 'accept-language': 'fr' };
  const answer = await server
    .as('client')
    .post('/api/v1/offers/send', { ...applicant, ...terms }, { headers });
  expect(answer.json().message).toMatch(/offre/i);
});

test('delivery and expiry have their defaults, and numbers may be texts [OFF-05, OFF-06]', async () => {
  const answer = await send({ budget: '1200.50', deliveryTime: undefined, expiresIn: undefined });
  expect(answer.json().data).toMatchObject({ budget: 1200.5, deliveryTime: 7, expiresIn: 3 });
  const other = await server.addUser({ userType: 'contractor' });
  const { id: jobId } = await addJob(server);
  await addApplication(server, { jobId, userId: other.id });
  const texts = { ...terms, budget: '1', deliveryTime: '60', expiresIn: '14' };
  const second = await server
    .as('client')
    .post('/api/v1/offers/send', { jobId, professionalId: other.id, ...texts });
  expect(second.json().data).toMatchObject({ budget: 1, deliveryTime: 60, expiresIn: 14 });
});

test.each([[1], [1.01], [10_000_000]])('a budget of %s is taken to the cent [OFF-05]', async (budget) => {
  const answer = await send({ budget });
  expect(answer.json().data.budget).toBe(budget);
});

test.each([
  ['budget', 0.99],
  ['budget', 10_000_000.01],
  ['budget', 1.005],
  ['budget', -5],
  ['budget', '1e3'],
  ['budget', 'plenty'],
  ['budget', ''],
  ['budget', null],
  ['budget', undefined],
  ['budget', [950]],
  ['deliveryTime', 5],
  ['deliveryTime', 0],
  ['deliveryTime', '7 days'],
  ['deliveryTime', 7.5],
  ['expiresIn', 2],
  ['expiresIn', 365],
  ['expiresIn', '-1'],
  ['description', ''],
  ['description', '  \n '],
  ['description', undefined],
  ['description', 'x'.repeat(5001)],
  ['description', { $gt: '' }],
  ['jobId', "x' OR 1=1 --"],
  ['professionalId', 42],
])('%s %j is 400, says which field, and writes nothing [OFF-05, OFF-06, OFF-07]', async (field, wrong) => {
  const answer = await send({ [field]: wrong });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await server.database.$count(offers)).toBe(0);
});

test('an unknown job is 404, a person who has not applied 409 [OFF-02]', async () => {
  expect((await send({ jobId: UNKNOWN_ID })).json().code).toBe('JOB_NOT_FOUND');
  const answer = await send({ professionalId: (await server.addUser({ userType: 'contractor' })).id });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('NOT_AN_APPLICANT');
});

test.each([
  ['closed', 201],
  ['removed', 404],
] as const)('a %s job answers %s to an offer [OFF-03]', async (status, statusCode) => {
  const { id: jobId } = await addJob(server, { status });
  const { userId: professionalId } = await addApplication(server, { jobId });
  const answer = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  expect(answer.statusCode).toBe(statusCode);
});

test.each([
  ['pending', {}, 409],
  ['accepted', { status: 'accepted' }, 409],
  ['declined', { status: 'rejected', closedReason: 'declined' }, 409],
  ['withdrawn', { status: 'rejected', closedReason: 'withdrawn' }, 201],
  ['expired', { status: 'rejected', closedReason: 'expired' }, 201],
] as const)('after a %s offer another is answered %s [OFF-04]', async (_state, given, status) => {
  const { jobId, professionalId } = await addOffer(server, given);
  const answer = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  expect(answer.statusCode).toBe(status);
  if (status === 409) expect(answer.json().code).toBe('OFFER_EXISTS');
});

test('an overdue offer is stored as expired by the next one [OFF-13]', async () => {
  const { id, jobId, professionalId } = await addOffer(server);
  await letExpire(server, id);
  const answer = await server.as('client').post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  expect(answer.statusCode).toBe(201);
  expect(await readOffer(server, id)).toMatchObject({ status: 'rejected', closedReason: 'expired' });
  expect(await eventsOf(server)).toEqual(['expire', 'send']);
});

test('an offer to one applicant does not block offers to others [OFF-04]', async () => {
  const { jobId } = await addOffer(server);
  const other = await server.addUser({ userType: 'contractor' });
  await addApplication(server, { jobId, userId: other.id });
  const body = { jobId, professionalId: other.id, ...terms };
  expect((await server.as('client').post('/api/v1/offers/send', body)).statusCode).toBe(201);
});

test('a repeat with the same key is the same offer, another body under it is 422 [OFF-26]', async () => {
  const body = { ...(await addApplicant(server)), ...terms };
  const headers = { 'idempotency-key': 'k1' };
  const first = await server.as('client').post('/api/v1/offers/send', body, { headers });
  const again = await server.as('client').post('/api/v1/offers/send', body, { headers });
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(first.json());
  const other = await server.as('client').post('/api/v1/offers/send', { ...body, budget: 1 }, { headers });
  expect(other.statusCode).toBe(422);
  expect(await server.database.$count(offers)).toBe(1);
});
