import { eq } from 'drizzle-orm';
import { blocks } from '../../../database/tables/blocks';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { users } from '../../../database/tables/users';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, bodyFor } from '../contracts/testing';
import { letExpire } from './testing';

const server = createTestServer();

const TERMS = { description: 'As in spring.', budget: 950, deliveryTime: 14, expiresIn: 7 };
const pathOf = (id: string) => `/api/v1/contracts/${id}/hire-again`;
const again = (id: string, more = {}) => server.as('client').post(pathOf(id), { ...TERMS, ...more });
const over = () => addContract(server, { status: 'completed' });

test.each([
  ['its hirer', server.as('client'), 201],
  ['another company', server.as('company'), 404],
  ['its contractor', server.as('contractor'), 403],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
])('%s hires again after a contract [OFF-44]', async (_who, caller, status) => {
  const { id } = await over();
  expect((await caller.post(pathOf(id), TERMS)).statusCode).toBe(status);
  expect(await server.database.$count(offers)).toBe(status === 201 ? 2 : 1);
});

test('the job is copied for this professional alone, who hears of it [OFF-44, OFF-46]', async () => {
  const contract = await over();
  await server.database
    .update(jobs)
    .set({ lat: 40.7, lng: -74, city: 'Brooklyn', salary: '$900' })
    .where(eq(jobs.id, contract.jobId));
  const { data } = (await again(contract.id)).json();

  expect(data).toMatchObject({ ...TERMS, status: 'pending', allowedActions: ['withdraw'] });
  expect(data.repeats).toEqual({
    contractId: contract.id,
    jobTitle: 'Replace the kitchen drain',
    finishedAt: contract.finishedAt?.toISOString(),
  });
  const [copy] = await server.database.select().from(jobs).where(eq(jobs.id, data.jobId._id));
  expect(copy).toMatchObject({
    title: 'Replace the kitchen drain',
    description: 'The drain under the sink leaks at the joint.',
    city: 'Brooklyn',
    lat: 40.7,
    salary: '$900',
    status: 'closed',
    attachmentFileId: null,
  });
  const found = await server.anonymous.get('/api/v1/jobs/search?q=kitchen drain');
  expect(found.json().data.map(({ _id }: { _id: string }) => _id)).not.toContain(data.jobId._id);

  const applicants = await server.as('client').get(`/api/v1/applications/${data.jobId._id}`);
  expect(applicants.statusCode).toBe(200);
  const own = await server.as('contractor').get('/api/v1/applications/me');
  expect(JSON.stringify(own.json())).not.toContain(data.jobId._id);

  await server.settle();
  const notices = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(JSON.stringify(notices)).toContain('/proposals');
});

test('it becomes a contract as any offer does, and can be repeated in turn [OFF-44]', async () => {
  const contract = await over();
  const { data } = (await again(contract.id)).json();
  expect((await server.as('contractor').put(`/api/v1/offers/${data._id}/accept`)).statusCode).toBe(200);

  const waiting = (await server.as('client').get('/api/v1/contracts/action-needed')).json();
  expect(waiting.data.acceptedOffers[0].repeats.contractId).toBe(contract.id);
  expect((await again(contract.id)).json()).toMatchObject({ code: 'OFFER_EXISTS' });

  const { professionalId, clientId } = contract;
  const body = bodyFor({ jobId: data.jobId._id, clientId, professionalId, budget: 950_00 });
  expect((await server.as('client').post('/api/v1/contracts', body)).statusCode).toBe(201);
  expect((await again(contract.id)).statusCode).toBe(201);
});

test('an offer that has ended does not stand in the way of another [OFF-45]', async () => {
  const { id } = await over();
  const first = (await again(id)).json().data;
  await letExpire(server, first._id);
  const second = (await again(id)).json().data;
  await server.as('client').put(`/api/v1/offers/${second._id}/withdraw`);
  expect((await again(id)).statusCode).toBe(201);
});

test('of twenty at once one is sent, and one job copied [OFF-45]', async () => {
  const { id } = await over();
  const answers = await Promise.all(Array.from({ length: 20 }, () => again(id)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await server.database.$count(offers)).toBe(2);
  expect(await server.database.$count(jobs)).toBe(2);
});

test('a repeated call with its key gets the first answer [OFF-45]', async () => {
  const { id } = await over();
  const headers = { 'idempotency-key': 'once-more' };
  const call = () => server.as('client').post(pathOf(id), TERMS, { headers });
  const first = (await call()).json();
  expect((await call()).json()).toEqual(first);
  expect(await server.database.$count(jobs)).toBe(2);
});

test('a contract that runs is not repeated, one that is unknown does not exist [OFF-44]', async () => {
  const { id } = await addContract(server);
  expect((await again(id)).json()).toMatchObject({ code: 'CONTRACT_NOT_OVER' });
  for (const other of [UNKNOWN_ID, 'x'])
    expect((await again(other)).json()).toMatchObject({ code: 'CONTRACT_NOT_FOUND' });
});

test.each([
  [
    'CONTRACTOR_GONE',
    (id: string) => server.database.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id)),
  ],
  [
    'CONTRACTOR_GONE',
    (id: string) => server.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id)),
  ],
  [
    'BLOCKED',
    async (blockerId: string) =>
      server.database.insert(blocks).values({ blockerId, blockedId: (await server.user('client')).id }),
  ],
  [
    'JOB_HIDDEN',
    (_id: string, jobId: string) =>
      server.database
        .update(jobs)
        .set({ hiddenAt: new Date(), hiddenFor: 'report' })
        .where(eq(jobs.id, jobId)),
  ],
])('%s: nobody is asked and nothing copied [OFF-45]', async (code, change) => {
  const { id: professionalId } = await server.addUser({ userType: 'contractor' });
  const contract = await addContract(server, { status: 'ended', professionalId });
  await change(professionalId, contract.jobId);
  expect((await again(contract.id)).json()).toMatchObject({ code });
  expect(await server.database.$count(jobs)).toBe(1);
});

test.each([
  ['budget', { budget: 0 }],
  ['budget', { budget: '1; drop table jobs' }],
  ['description', { description: '   ' }],
  ['deliveryTime', { deliveryTime: 8 }],
])('a wrong %s is 400 at its field [OFF-05, OFF-06, OFF-07]', async (field, more) => {
  const answer = await again((await over()).id, more);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
});
