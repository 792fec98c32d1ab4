import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addContract } from '../contracts/testing';
import { addApplication, addJob } from '../../jobs/jobs/testing';
import { addApplicant, addOffer, letExpire } from '../offers/testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');

/** The chat of client and contractor about that job, or about none. */
async function chatAbout(jobId: string | null): Promise<string> {
  const { id } = await server.user('client');
  const body = { jobId, participants: [{ userId: id }] };
  return (await contractor.post('/api/v1/chats/create', body)).json()._id;
}

const read = (chatId: string, what = 'deals') => `/api/v1/chats/${chatId}/${what}`;
const dealsOf = async (chatId: string, caller = client) => (await caller.get(read(chatId))).json().data;
const eventsOf = async (chatId: string, caller = client): Promise<string[]> =>
  (await caller.get(read(chatId, 'deal-events'))).json().data.map(({ what }: { what: string }) => what);

describe.each(['deals', 'deal-events'])('GET /chats/:id/%s', (what) => {
  test.each([
    ['the client of the chat', client, 200],
    ['the contractor of the chat', contractor, 200],
    ['a company outside', server.as('company'), 404],
    ['an admin outside', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s reads it', async (_who, caller, status) => {
    const { jobId } = await addApplicant(server);
    expect(await caller.get(read(await chatAbout(jobId), what))).toMatchObject({ statusCode: status });
  });

  test('of no chat there is none', async () => {
    expect((await client.get(read(UNKNOWN_ID, what))).json()).toMatchObject({ code: 'CHAT_NOT_FOUND' });
  });
});

test('an application, then its offer, then its contract is the deal, with what each side may do [CON-54]', async () => {
  const { jobId, professionalId } = await addApplicant(server);
  const chatId = await chatAbout(jobId);
  const about = { job: { _id: jobId }, isLive: true };
  expect(await dealsOf(chatId)).toMatchObject([{ ...about, side: 'hirer', offer: null, contract: null }]);

  const terms = { description: 'Come on Monday.', budget: 950 };
  const sent = await client.post('/api/v1/offers/send', { jobId, professionalId, ...terms });
  const offerId = sent.json().data._id;
  expect(await dealsOf(chatId, contractor)).toMatchObject([
    {
      ...about,
      side: 'professional',
      offer: { _id: offerId, allowedActions: expect.arrayContaining(['accept']) },
    },
  ]);
  await contractor.put(`/api/v1/offers/${offerId}/accept`);
  expect(await dealsOf(chatId)).toMatchObject([
    { offer: { allowedActions: ['createContract'] }, isLive: true },
  ]);

  const { id: clientId } = await server.user('client');
  const today = new Date().toISOString();
  const created = await client.post('/api/v1/contracts', {
    ...{ jobId, clientId, professionalId, startDate: today, endDate: '2090-01-01', terms: 'As agreed.' },
    paymentDetails: { amount: 950, currency: 'USD' },
  });
  expect(created.statusCode).toBe(201);
  const [deal, ...others] = await dealsOf(chatId);
  expect(deal).toMatchObject({ ...about, offer: null, contract: { _id: created.json().data._id } });
  expect(others).toEqual([]);
  expect(await eventsOf(chatId)).toEqual(['offer.send', 'offer.accept', 'contract.create']);
  expect(await eventsOf(chatId, contractor)).toEqual(await eventsOf(chatId));
});

test('what is not over comes first, of that what the chat is about, and then the newest [CON-54]', async () => {
  const add = async (title: string) => {
    const { id: jobId } = await addJob(server, { title });
    await addApplication(server, { jobId });
    return jobId;
  };
  const [old, mine, fresh] = [await add('Old'), await add('Mine'), await add('Fresh')];
  await letExpire(server, (await addOffer(server, { jobId: old })).id);
  await addOffer(server, { jobId: mine, createdAt: new Date('2026-01-01') });
  await addOffer(server, { jobId: fresh });
  const titles = (deals: { job: { title: string } }[]) => deals.map(({ job }) => job.title);
  expect(titles(await dealsOf(await chatAbout(mine)))).toEqual(['Mine', 'Fresh', 'Old']);
  expect(titles(await dealsOf(await chatAbout(null)))).toEqual(['Fresh', 'Mine', 'Old']);
});

test('what is between others, and what the reader archived, is none of it [CON-54]', async () => {
  const company = await server.user('company');
  const { id: jobId } = await addJob(server, { ownerId: company.id });
  await addApplication(server, { jobId });
  await addOffer(server, { jobId, clientId: company.id });
  const finished = await addContract(server, { status: 'completed' });
  const chatId = await chatAbout(null);
  expect(await dealsOf(chatId)).toMatchObject([{ contract: { _id: finished.id }, isLive: false }]);
  await client.patch(`/api/v1/contracts/${finished.id}/archive`);
  expect(await dealsOf(chatId)).toEqual([]);
  expect(await dealsOf(chatId, contractor)).toHaveLength(1);
});

test('events stand in the chat about their job, and in a chat about none where there is no such chat', async () => {
  const { jobId } = await addApplicant(server);
  const offer = await addOffer(server, { jobId });
  await contractor.put(`/api/v1/offers/${offer.id}/accept`);
  const direct = await chatAbout(null);
  expect(await eventsOf(direct)).toEqual(['offer.accept']);
  const aboutJob = await chatAbout(jobId);
  expect(await eventsOf(aboutJob)).toEqual(['offer.accept']);
  expect(await eventsOf(direct)).toEqual([]);
});
