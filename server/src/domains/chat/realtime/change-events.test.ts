import { sql } from 'drizzle-orm';
import { outbox } from '../../../database/tables/outbox';
import { addApplicant, addOffer } from '../../deals/offers/testing';
import { createTestServer } from '../../../app/testing';
import { createSockets } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

async function connect(userId: string) {
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  return sockets.connect(
    await server.services.sessions.open(server.database, { userId, remember: false, device }),
  );
}

test('an offer is sent at once to its two people and to nobody else [OFF-25]', async () => {
  const applicant = await addApplicant(server);
  const bystander = await connect((await server.user('company')).id);
  const [client, contractor] = [await server.user('client'), await server.user('contractor')];
  const people = [await connect(client.id), await connect(contractor.id)];
  const received = Promise.all(people.map((socket) => socket.next('changed')));
  const terms = { description: 'Come on Monday.', budget: 950 };
  const { data } = (await server.as('client').post('/api/v1/offers/send', { ...applicant, ...terms })).json();
  await server.settle();
  const changed = { resource: 'Offer', _id: data._id, jobId: applicant.jobId };
  expect(await received).toEqual([changed, changed]);
  // Events sent to the bystander before this answer have arrived by now.
  await bystander.register((await server.user('company')).id);
  expect(bystander.received.filter(([event]) => event === 'changed')).toEqual([]);
});

test('an expiry is sent like every other change [OFF-12, OFF-25]', async () => {
  const { id } = await addOffer(server, { expiresAt: new Date('2026-01-01') });
  const contractor = await connect((await server.user('contractor')).id);
  const received = contractor.next('changed');
  await server.services.offers.sweep();
  await server.settle();
  expect(await received).toMatchObject({ resource: 'Offer', _id: id });
});

test('an application is sent to the job’s owner [OFF-25]', async () => {
  const { jobId } = await addOffer(server, { status: 'rejected', closedReason: 'withdrawn' });
  const other = await server.addUser({ userType: 'contractor' });
  const owner = await connect((await server.user('client')).id);
  const received = owner.next('changed');
  await server.as(other.id).post('/api/v1/applications/apply', { jobId, coverLetter: 'Hello' });
  await server.settle();
  expect(await received).toMatchObject({ resource: 'Application', jobId });
});

describe('what happens between the loading of a page and its socket', () => {
  const registers = async (userId: string, ageMs: number) => {
    const page = await connect(userId);
    await page.socket.emitWithAck('registerUser', { userId, ageMs });
    // Answered after whatever the first was followed by.
    await page.register(userId);
    return page.received.filter(([event]) => event === 'catchUp');
  };

  async function anApplication() {
    const { jobId } = await addOffer(server, { status: 'rejected', closedReason: 'withdrawn' });
    const other = await server.addUser({ userType: 'contractor' });
    await server.as(other.id).post('/api/v1/applications/apply', { jobId, coverLetter: 'Hello' });
    await server.settle();
    return { owner: await server.user('client'), bystander: await server.user('company') };
  }

  test('is made good for those whom it concerns [OFF-25]', async () => {
    const { owner, bystander } = await anApplication();
    expect(await registers(owner.id, 1500)).toHaveLength(1);
    expect(await registers(bystander.id, 1500)).toEqual([]);
  });

  test('is long past for one page, and cannot be looked for by another [OFF-25]', async () => {
    const { owner, bystander } = await anApplication();
    await server.database
      .update(outbox)
      .set({ id: sql`overlay(${outbox.id}::text placing '01890000' from 1)::uuid` });
    expect(await registers(owner.id, 1500)).toEqual([]);
    expect(await registers(bystander.id, 120_000)).toHaveLength(1);
  });
});

test('what a person saves or writes in their profile reaches their own pages, and nobody else’s', async () => {
  const [client, contractor] = [await server.user('client'), await server.user('contractor')];
  const [hirer, worker] = [await connect(client.id), await connect(contractor.id)];
  const saved = hirer.next('changed');
  await server.as('client').put(`/api/v1/professionals/saved/${contractor.id}`);
  await server.settle();
  expect(await saved).toMatchObject({ resource: 'Professional' });
  const written = worker.next('changed');
  await server.as('contractor').post('/api/v1/languages', { name: 'English', proficiency: 'fluent' });
  await server.settle();
  expect(await written).toMatchObject({ resource: 'ProfileEntry' });
  await hirer.register(client.id);
  expect(hirer.received.filter(([event]) => event === 'changed')).toHaveLength(1);
});
