import type { Application } from '@plumbline/shared-schema/applications';
import { offers } from '../../../database/tables/offers';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addApplication, addJob, topicsOf } from '../jobs/testing';
import { addOffer } from '../../deals/offers/testing';

const server = createTestServer();
const AT_ONCE = 20;
const url = (id: string, action: 'decline' | 'reconsider') =>
  `/api/v1/applications/${encodeURIComponent(id)}/${action}`;
const words = { reason: 'price', message: 'Our limit is $800.' };
const terms = { description: 'Come on Monday.', budget: 950 };
const noticesOf = async (who: 'client' | 'contractor') =>
  (await server.as(who).get('/api/v1/notifications')).json().data as { kind: string }[];
const ownOf = async () =>
  (await server.as('contractor').get('/api/v1/applications/me')).json().data as Application[];
const receivedOf = async (jobId: string) =>
  (await server.as('client').get(`/api/v1/applications/${jobId}`)).json().data as Application[];

async function anApplied() {
  const { id: jobId } = await addJob(server, { title: 'Roof' });
  const { id } = await addApplication(server, { jobId });
  const { id: professionalId } = await server.user('contractor');
  return { id, jobId, professionalId };
}

/** Calls that leave together. */
const atOnce = (call: () => Promise<{ statusCode: number }>) =>
  Promise.all(Array.from({ length: AT_ONCE }, async () => (await call()).statusCode));

test('the owner declines an applicant, who reads why and is told of it [APP-16]', async () => {
  const { id, jobId } = await anApplied();
  await server.as('client').put(`/api/v1/applications/${id}/shortlist`, { isShortlisted: true });
  const answer = await server.as('client').put(url(id, 'decline'), words);
  const declined = { ...words, at: expect.any(String) };
  expect(answer.json()).toMatchObject({
    success: true,
    message: 'Applicant declined',
    data: { _id: id, declined, isWaiting: false, isShortlisted: false },
  });
  expect(await receivedOf(jobId)).toMatchObject([{ declined }]);
  expect(await ownOf()).toMatchObject([{ declined, isWaiting: false }]);
  await server.settle();
  const { id: ownerId, fullName: person } = await server.user('client');
  expect(await noticesOf('contractor')).toMatchObject([
    {
      kind: 'applicationDeclined',
      actor: { _id: ownerId },
      values: { jobTitle: 'Roof', person },
      href: `/proposals?tab=sent&proposal=${id}`,
    },
  ]);
  expect(await noticesOf('client')).toEqual([]);
});

test('declined many times at once and again, the first words stand and one notice goes out [APP-16]', async () => {
  const { id } = await anApplied();
  const client = server.as((await server.user('client')).id);
  expect(await atOnce(() => client.put(url(id, 'decline'), words))).toEqual(Array(AT_ONCE).fill(200));
  const again = await client.put(url(id, 'decline'), { reason: 'dates' });
  expect(again.json().data.declined).toMatchObject(words);
  expect(await topicsOf(server)).toEqual(['application.answered']);
  await server.settle();
  expect(await noticesOf('contractor')).toHaveLength(1);
});

test('a declined application is neither changed nor taken back [APP-17]', async () => {
  const { id } = await anApplied();
  await server.as('client').put(url(id, 'decline'), words);
  const contractor = server.as('contractor');
  const changed = await contractor.put(`/api/v1/applications/${id}`, { coverLetter: 'For less.' });
  expect(changed.json()).toMatchObject({ code: 'APPLICATION_ANSWERED' });
  const withdrawn = await contractor.delete(`/api/v1/applications/${id}`);
  expect(withdrawn.json()).toMatchObject({ code: 'APPLICATION_LOCKED' });
});

test('a declined applicant gets an offer once considered again, and is told of that [APP-17]', async () => {
  const { id, jobId, professionalId } = await anApplied();
  const client = server.as('client');
  const send = () => client.post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  await client.put(url(id, 'decline'), words);
  const refused = await send();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'APPLICANT_DECLINED' });

  const again = await client.put(url(id, 'reconsider'));
  expect(again.json()).toMatchObject({
    message: 'Applicant considered again',
    data: { declined: null, isWaiting: true },
  });
  expect((await client.put(url(id, 'reconsider'))).statusCode).toBe(200);
  await server.settle();
  const told = ['applicationReconsidered', 'applicationDeclined'];
  expect((await noticesOf('contractor')).map(({ kind }) => kind)).toEqual(told);

  await client.put(url(id, 'decline'), words);
  await server.settle();
  const kinds = (await noticesOf('contractor')).map(({ kind }) => kind);
  expect(kinds).toEqual(['applicationDeclined', ...told]);
  await client.put(url(id, 'reconsider'));
  expect((await send()).statusCode).toBe(201);
});

test.each([
  ['pending', {}],
  ['accepted', { status: 'accepted' }],
] as const)('nobody with a %s offer is declined [APP-16]', async (_state, offer) => {
  const { id, jobId } = await anApplied();
  await addOffer(server, { jobId, ...offer });
  const answer = await server.as('client').put(url(id, 'decline'), words);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'APPLICATION_COMMITTED' });
  expect(await receivedOf(jobId)).toMatchObject([{ declined: null }]);
});

test('nobody who is hired is declined [APP-16]', async () => {
  const { id: jobId } = await addJob(server);
  const { id } = await addApplication(server, { jobId, isHired: true });
  expect((await server.as('client').put(url(id, 'decline'), words)).statusCode).toBe(409);
  expect((await server.as('client').put(url(id, 'reconsider'))).statusCode).toBe(409);
});

test.each(['withdrawn', 'expired', 'declined'] as const)(
  'after a %s offer an applicant can be declined [APP-16]',
  async (closedReason) => {
    const { id, jobId } = await anApplied();
    await addOffer(server, { jobId, status: 'rejected', closedReason });
    expect((await server.as('client').put(url(id, 'decline'), words)).statusCode).toBe(200);
  },
);

test('of declining and sending an offer at once one happens, in each of many rounds [APP-16, APP-17]', async () => {
  const client = server.as((await server.user('client')).id);
  for (let round = 0; round < 10; round += 1) {
    const { id, jobId, professionalId } = await anApplied();
    const offer = { jobId, professionalId, ...terms };
    const [declined, sent] = await Promise.all([
      client.put(url(id, 'decline'), words),
      client.post('/api/v1/offers/send', offer),
    ]);
    expect([declined.statusCode, sent.statusCode]).toEqual(
      declined.statusCode === 200 ? [200, 409] : [409, 201],
    );
    await server.database.delete(offers);
  }
});

test.each(['decline', 'reconsider'] as const)(
  'nobody but the owner of the job does %s [APP-16]',
  async (action) => {
    const { id, jobId } = await anApplied();
    if (action === 'reconsider') await server.as('client').put(url(id, 'decline'), words);
    const before = await receivedOf(jobId);
    const stranger = server.as((await server.addUser()).id);
    const callers = [
      [stranger, 404],
      [server.as('contractor'), 403],
      [server.as('admin'), 403],
      [server.anonymous, 401],
    ] as const;
    for (const [caller, status] of callers)
      expect((await caller.put(url(id, action), words)).statusCode).toBe(status);
    expect(await receivedOf(jobId)).toEqual(before);
  },
);

test('an application to a removed job is gone', async () => {
  const { id: jobId } = await addJob(server, { status: 'removed' });
  const { id } = await addApplication(server, { jobId });
  expect((await server.as('client').put(url(id, 'decline'), words)).statusCode).toBe(404);
});

test.each([UNKNOWN_ID, 'x', "1';--"])('%s is 404', async (id) => {
  expect((await server.as('client').put(url(id, 'decline'), words)).statusCode).toBe(404);
});

test.each([{}, { reason: 'mood' }, { reason: 'price', message: 'x'.repeat(1001) }])(
  '%j is 400',
  async (body) => {
    const { id } = await anApplied();
    expect((await server.as('client').put(url(id, 'decline'), body)).statusCode).toBe(400);
  },
);
