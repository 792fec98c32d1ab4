import { createTestServer } from '../../../app/testing';
import { contracts } from '../../../database/tables/contracts';
import { offers } from '../../../database/tables/offers';
import { quotes } from '../../../database/tables/quotes';
import { breakAnswers, mendAnswers } from '../../../../testing/lost-answers';
import { topicsOf } from '../../jobs/jobs/testing';
import { QUOTES, addQuote, aQuoteBody } from './testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');
const twenty = <T>(act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_none, index) => act(index)));
const count = (answers: { statusCode: number }[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

test('of twenty drafts saved at the same moment one is kept for each side [QUO-02]', async () => {
  const body = await aQuoteBody(server);
  const answers = await twenty((index) => (index % 2 ? client : contractor).post(QUOTES, body));
  expect(count(answers, 201)).toBe(20);
  expect(await server.database.$count(quotes)).toBe(2);
});

test('of twenty who delete or send a draft at the same moment one is done [QUO-16]', async () => {
  const { _id } = (await contractor.post(QUOTES, await aQuoteBody(server))).json().data;
  const answers = await twenty((index) =>
    index % 2 ? contractor.delete(`${QUOTES}/${_id}`) : contractor.put(`${QUOTES}/${_id}/send`),
  );
  expect(count(answers, 200)).toBe(1);
  const isSent = answers.some(({ statusCode }, index) => statusCode === 200 && index % 2 === 0);
  const rows = await server.database.select().from(quotes);
  expect(rows.map(({ status }) => status)).toEqual(isSent ? ['sent'] : []);
  expect(await topicsOf(server)).toEqual(isSent ? ['quote.changed'] : []);
});

test('both sides send at the same moment, ten times each: two versions, one waits [QUO-05]', async () => {
  const body = await aQuoteBody(server);
  const own = (await contractor.post(QUOTES, body)).json().data._id;
  const theirs = (await client.post(QUOTES, body)).json().data._id;
  const answers = await twenty((index) =>
    index % 2 ? client.put(`${QUOTES}/${theirs}/send`) : contractor.put(`${QUOTES}/${own}/send`),
  );
  expect([count(answers, 200), count(answers, 409)]).toEqual([2, 18]);
  const rows = await server.database.select().from(quotes).orderBy(quotes.version);
  expect(rows.map(({ version, status }) => [version, status])).toEqual([
    [1, 'replaced'],
    [2, 'sent'],
  ]);
});

test('of twenty acceptances and refusals at the same moment one is done, with at most one contract [QUO-08]', async () => {
  const { id } = await addQuote(server);
  const answers = await twenty((index) =>
    client.put(`${QUOTES}/${id}/${index % 5 === 4 ? 'decline' : 'accept'}`, {}),
  );
  expect([count(answers, 200), count(answers, 409)]).toEqual([1, 19]);
  const [row] = await server.database.select().from(quotes);
  const made = row?.status === 'accepted' ? 1 : 0;
  expect(await server.database.$count(contracts)).toBe(made);
  expect(await server.database.$count(offers)).toBe(made);
});

test('an offer sent while the quote is accepted leaves one of the two [QUO-08]', async () => {
  const { id, jobId, contractorId: professionalId } = await addQuote(server);
  const [accepted, sent] = await Promise.all([
    client.put(`${QUOTES}/${id}/accept`, {}),
    client.post('/api/v1/offers/send', { jobId, professionalId, description: 'Come', budget: 5 }),
  ]);
  expect([accepted.statusCode, sent.statusCode].sort()).toEqual([expect.any(Number), 409]);
  expect(await server.database.$count(offers)).toBe(1);
  expect(await server.database.$count(contracts)).toBe(accepted.statusCode === 200 ? 1 : 0);
});

describe('a lost answer', () => {
  afterEach(() => mendAnswers(server));
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000044' };

  test('of a deleted draft leaves it, and the repeat is answered as the first [QUO-16]', async () => {
    const { _id } = (await contractor.post(QUOTES, await aQuoteBody(server))).json().data;
    const remove = () => contractor.delete(`${QUOTES}/${_id}`, { headers });
    await breakAnswers(server);
    expect((await remove()).statusCode).toBe(500);
    expect(await server.database.$count(quotes)).toBe(1);
    await mendAnswers(server);
    const [made, again] = [await remove(), await remove()];
    expect([made.statusCode, again.json()]).toEqual([200, made.json()]);
    expect(await server.database.$count(quotes)).toBe(0);
  });

  test('of an acceptance leaves all or nothing, and the repeat makes one contract [QUO-08]', async () => {
    const { id } = await addQuote(server, { deposit: 100_00 });
    const accept = () => client.put(`${QUOTES}/${id}/accept`, {}, { headers });
    await breakAnswers(server);
    expect((await accept()).statusCode).toBe(500);
    expect([await server.database.$count(contracts), await server.database.$count(offers)]).toEqual([0, 0]);
    const [before] = await server.database.select().from(quotes);
    expect(before?.status).toBe('sent');
    await mendAnswers(server);
    const [made, again] = [await accept(), await accept()];
    expect([made.statusCode, again.json()]).toEqual([200, made.json()]);
    expect(await server.database.$count(contracts)).toBe(1);
    expect((await topicsOf(server)).sort()).toEqual(['contract.changed', 'offer.changed', 'quote.changed']);
  });
});
