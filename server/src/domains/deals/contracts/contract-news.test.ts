import { STALE } from '@plumbline/shared-schema/stale';
import { createSockets } from '../../chat/realtime/testing';
import { createTestServer } from '../../../app/testing';
import { addAcceptedOffer, addContract, bodyFor } from './testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);
const url = '/api/v1/contracts';

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

type Person = 'client' | 'contractor' | 'company';

async function connect(who: Person) {
  const { id: userId } = await server.user(who);
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  return sockets.connect(token);
}

async function noticesOf(who: Person) {
  const { data } = (await server.as(who).get('/api/v1/notifications')).json();
  return data.map(({ kind }: { kind: string }) => kind);
}

test('a new contract is announced at once to its two people only [CON-27]', async () => {
  const offer = await addAcceptedOffer(server);
  const bystander = await connect('company');
  const people = [await connect('client'), await connect('contractor')];
  const isContract = (payload: unknown) => (payload as { resource: string }).resource === 'Contract';
  const received = Promise.all(people.map((socket) => socket.next('changed', isContract)));
  const { data } = (await server.as('client').post(url, bodyFor(offer))).json();
  await server.settle();
  const changed = { resource: 'Contract', _id: data._id, jobId: offer.jobId };
  expect(await received).toEqual([changed, changed]);
  // Events sent to the bystander before this answer have arrived by now.
  await bystander.register((await server.user('company')).id);
  expect(bystander.received.filter(([event]) => event === 'changed')).toEqual([]);
});

test('a submission is announced as a change of its contract, which makes all of it stale; a review as a review [CON-27]', async () => {
  const { id } = await addContract(server);
  const client = await connect('client');
  const isOf = (wanted: string) => (payload: unknown) =>
    (payload as { resource: string }).resource === wanted;
  const work = client.next('changed', isOf('Contract'));
  await server.as('contractor').post(`${url}/${id}/submissions`, { text: 'Done.' });
  await server.settle();
  expect(await work).toMatchObject({ _id: id });
  expect(STALE.Contract).toEqual(expect.arrayContaining(['Submission', 'Offer', 'Application', 'Job']));
  const shown = client.next('changed', isOf('Feedback'));
  await server.as('client').patch(`${url}/${id}/end`);
  for (const who of ['client', 'contractor'] as const) {
    await server.as(who).post('/api/v1/feedbacks', { contractId: id, rating: 5 });
  }
  await server.settle();
  expect(await shown).toMatchObject({ resource: 'Feedback' });
});

test('whoever did not do it finds a notification that leads to the contract [CON-27]', async () => {
  const { id } = await addContract(server);
  await server.as('contractor').patch(`${url}/${id}/pause`);
  await server.as('client').patch(`${url}/${id}/activate`);
  await server.as('contractor').patch(`${url}/${id}/pause`);
  await server.settle();
  expect(await noticesOf('client')).toEqual(['contractPaused', 'contractPaused']);
  expect(await noticesOf('contractor')).toEqual(['contractActivated']);
  const { data } = (await server.as('client').get('/api/v1/notifications')).json();
  const { fullName: person } = await server.user('contractor');
  expect(data[0]).toMatchObject({
    href: `/contracts?contract=${id}`,
    values: { jobTitle: 'Replace the kitchen drain', person },
  });
});

test('both are notified of a passed end date, once [CON-25]', async () => {
  await addContract(server, { endDate: new Date('2026-02-01') });
  for (let sweep = 0; sweep < 2; sweep += 1) {
    await server.services.sweepContracts();
    await server.settle();
  }
  expect(await noticesOf('client')).toEqual(['contractOverdue']);
  expect(await noticesOf('contractor')).toEqual(['contractOverdue']);
});
