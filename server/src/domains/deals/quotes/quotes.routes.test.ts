import { eq } from 'drizzle-orm';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { quotes } from '../../../database/tables/quotes';
import { topicsOf } from '../../jobs/jobs/testing';
import { addOffer } from '../offers/testing';
import { CONTENT, QUOTES, addPair, addQuote, aQuoteBody, dayIn, sendQuote } from './testing';

const server = createTestServer();
const client = server.as('client');
const contractor = server.as('contractor');
const post = async (more: object = {}) => contractor.post(QUOTES, await aQuoteBody(server, more));
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;
const contractOf = async (contractId: string) => (await client.get(`/api/v1/contracts/${contractId}`)).json();

describe('writing', () => {
  test.each([
    ['the contractor who applied', contractor, 201],
    ['the job’s owner', client, 201],
    ['another company', server.as('company'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('%s writes a quote [QUO-01]', async (_who, caller, status) => {
    expect((await caller.post(QUOTES, await aQuoteBody(server))).statusCode).toBe(status);
    expect(await server.database.$count(quotes)).toBe(status === 201 ? 1 : 0);
  });

  test('needs an application that stands [QUO-01]', async () => {
    const body = await aQuoteBody(server);
    await server.database.delete(applications);
    expect(codeOf(await client.post(QUOTES, body))).toBe('NOT_AN_APPLICANT');
    const { id: contractorId } = await server.addUser({ userType: 'contractor' });
    expect(codeOf(await client.post(QUOTES, { ...body, contractorId }))).toBe('NOT_AN_APPLICANT');
    expect(codeOf(await client.post(QUOTES, { ...body, jobId: UNKNOWN_ID }))).toBe('JOB_NOT_FOUND');
  });

  test('people who block each other write none [QUO-01]', async () => {
    const body = await aQuoteBody(server);
    const { id } = await server.user('client');
    await contractor.put(`/api/v1/users/${id}/block`);
    expect(codeOf(await client.post(QUOTES, body))).toBe('BLOCKED');
  });

  test('a draft is one, written anew, and nobody else’s [QUO-02]', async () => {
    const body = await aQuoteBody(server);
    const { _id } = (await contractor.post(QUOTES, body)).json().data;
    const again = await contractor.post(QUOTES, { ...body, exclusions: 'Paint' });
    expect(again.json().data).toMatchObject({ _id, exclusions: 'Paint', status: 'draft', version: null });
    expect(again.json().data.allowedActions).toEqual(['write', 'send']);
    for (const caller of [client, server.as('company')]) {
      expect((await caller.get(`${QUOTES}/${_id}`)).statusCode).toBe(404);
      expect((await caller.put(`${QUOTES}/${_id}/send`)).statusCode).toBe(404);
      expect((await caller.get(QUOTES)).json().data).toEqual([]);
    }
    expect(await topicsOf(server)).toEqual([]);
  });

  test('adds up by itself, whatever the caller says of sums [QUO-04]', async () => {
    const { data } = (await post({ total: 1, sums: { total: 1 }, status: 'accepted' })).json();
    const sums = { labour: 450, material: 246.78, other: 0, net: 696.78, tax: 61.84, total: 758.62 };
    expect(data).toMatchObject({ sums, status: 'draft' });
    expect(data.lines.map(({ amount }: { amount: number }) => amount)).toEqual([450, 246.78, 400]);
  });

  const [line] = CONTENT.lines;
  const lines = (more: object) => ({ lines: [{ ...line, ...more }] });
  test.each([
    ['no line', { lines: [] }],
    ['101 lines', { lines: Array.from({ length: 101 }, () => line) }],
    ['a kind that is none', lines({ kind: 'bribe' })],
    ['a unit that is none', lines({ unit: 'parsec' })],
    ['a line without a text', lines({ text: ' ' })],
    ['a text that is too long', lines({ text: 'x'.repeat(301) })],
    ['a quantity of nothing', lines({ quantity: 0 })],
    ['a negative quantity', lines({ quantity: -1 })],
    ['a quantity with four decimals', lines({ quantity: 1.0001 })],
    ['a quantity that is no number', lines({ quantity: '1e3' })],
    ['a negative price', lines({ price: -5 })],
    ['a price with three decimals', lines({ price: 1.005 })],
    ['a tax above all', { taxRate: 101 }],
    ['a negative tax', { taxRate: -1 }],
    ['a total below a dollar', { ...lines({ price: 0 }), deposit: 0 }],
    ['a total above the limit', lines({ quantity: 2, price: 9_000_000 })],
    ['options above the limit', { lines: [line, { ...line, price: 9_000_000, isOptional: true }] }],
    ['only what is optional', { ...lines({ isOptional: true }), deposit: 0 }],
    ['a deposit above the total', { deposit: 758.63 }],
    ['a deposit below a dollar', { deposit: 0.5 }],
    ['a rest below a dollar', { deposit: 758 }],
    ['a day that has passed', { validUntil: dayIn(-2) }],
    ['a day that is none', { validUntil: '2099-02-30' }],
    ['no time for the work', { expectedDays: 0 }],
    ['half a day', { expectedDays: 1.5 }],
    ['exclusions that are too long', { exclusions: 'x'.repeat(3001) }],
    ['a malformed job id', { jobId: "1';--" }],
  ])('%s is 400 [QUO-03, QUO-04]', async (_what, wrong) => {
    expect((await post(wrong)).statusCode).toBe(400);
    expect(await server.database.$count(quotes)).toBe(0);
  });

  test('hostile texts stay texts [QUO-03]', async () => {
    const text = `<script>alert("1")</script>'; drop table quotes; --`;
    const { data } = (await post({ lines: [{ ...line, text }], exclusions: text, deposit: 0 })).json();
    expect([data.lines[0].text, data.exclusions]).toEqual([text, text]);
  });
});

describe('deleting a draft', () => {
  const remove = (caller: typeof client, id: string) => caller.delete(`${QUOTES}/${id}`);

  test.each([
    ['its writer', contractor, 200],
    ['the other side', client, 404],
    ['another company', server.as('company'), 404],
    ['an admin', server.as('admin'), 404],
    ['a visitor', server.anonymous, 401],
  ])('is its writer’s alone: %s [QUO-16]', async (_who, caller, status) => {
    const { _id } = (await post()).json().data;
    expect((await remove(caller, _id)).statusCode).toBe(status);
    expect(await server.database.$count(quotes)).toBe(status === 200 ? 0 : 1);
  });

  test('leaves the other side’s, and what was sent before; another can be written [QUO-16]', async () => {
    const body = await aQuoteBody(server);
    const sent = await sendQuote(contractor, body);
    const theirs = (await client.post(QUOTES, body)).json().data._id;
    const mine = (await contractor.post(QUOTES, body)).json().data._id;
    expect((await remove(contractor, mine)).json()).toEqual({ success: true, message: 'Draft deleted' });
    const left = (await server.database.select().from(quotes)).map(({ id }) => id).sort();
    expect(left).toEqual([sent, theirs].sort());
    expect((await contractor.post(QUOTES, body)).statusCode).toBe(201);
  });

  test('is not there for what was sent, to either side, and never twice [QUO-16]', async () => {
    const { id } = await addQuote(server);
    for (const caller of [contractor, client]) {
      const refused = await remove(caller, id);
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'QUOTE_SENT']);
      expect(refused.json().details.quote).toMatchObject({ _id: id, status: 'sent' });
    }
    expect(codeOf(await remove(contractor, UNKNOWN_ID))).toBe('QUOTE_NOT_FOUND');
    const { _id } = (await post()).json().data;
    await remove(contractor, _id);
    expect((await remove(contractor, _id)).statusCode).toBe(404);
  });
});

describe('sending', () => {
  test('shows it to the other side with the first number, and in the estimate of the application [QUO-05, QUO-06]', async () => {
    const _id = await sendQuote(contractor, await aQuoteBody(server));
    const seen = (await client.get(`${QUOTES}/${_id}`)).json().data;
    expect(seen).toMatchObject({ status: 'sent', version: 1, side: 'hirer', writtenBy: 'contractor' });
    expect(seen.allowedActions).toEqual(['see', 'accept', 'decline', 'replace']);
    const [application] = await server.database.select().from(applications);
    expect(application?.estimatedServiceCost).toBe(758_62);
  });

  test('an answer with other terms replaces it, and the estimate stays the contractor’s [QUO-05, QUO-06]', async () => {
    const body = await aQuoteBody(server);
    const first = await sendQuote(contractor, body);
    await client.put(`${QUOTES}/${first}/seen`);
    const second = await sendQuote(client, { ...body, lines: [CONTENT.lines[0]] });
    const { data } = (await client.get(`${QUOTES}?jobId=${body.jobId}`)).json();
    expect(data.map(({ _id, status, version }: Record<string, unknown>) => [_id, status, version])).toEqual([
      [second, 'sent', 2],
      [first, 'replaced', 1],
    ]);
    const [application] = await server.database.select().from(applications);
    expect(application?.estimatedServiceCost).toBe(758_62);
    expect(codeOf(await client.put(`${QUOTES}/${first}/accept`, {}))).toBe('QUOTE_NOT_OPEN');
  });

  test('the database keeps an offer from standing beside it unseen [QUO-10]', async () => {
    const pair = await addPair(server);
    await addOffer(server, { jobId: pair.jobId, professionalId: pair.contractorId });
    const { _id } = (await contractor.post(QUOTES, { ...pair, ...CONTENT })).json().data;
    expect(codeOf(await contractor.put(`${QUOTES}/${_id}/send`))).toBe('OFFER_EXISTS');
  });
});

describe('answering', () => {
  test('is the other side’s alone, and once [QUO-07]', async () => {
    const { id } = await addQuote(server);
    for (const move of ['seen', 'accept', 'decline']) {
      const own = await contractor.put(`${QUOTES}/${id}/${move}`, {});
      expect([own.statusCode, codeOf(own)]).toEqual([409, 'QUOTE_NOT_YOURS']);
      for (const other of ['company', 'admin'] as const)
        expect((await server.as(other).put(`${QUOTES}/${id}/${move}`, {})).statusCode).toBe(404);
    }
    const seen = (await client.put(`${QUOTES}/${id}/seen`)).json().data;
    expect([seen.status, (await client.put(`${QUOTES}/${id}/seen`)).json().data]).toEqual([
      'seen',
      { ...seen, updatedAt: expect.any(String) },
    ]);
    expect((await client.put(`${QUOTES}/${id}/decline`)).json().data.status).toBe('declined');
    const again = await client.put(`${QUOTES}/${id}/decline`);
    expect([again.statusCode, again.json().details.quote.status]).toEqual([409, 'declined']);
    expect(await topicsOf(server)).toEqual(['quote.changed', 'quote.changed']);
  });

  test('accepted, it is the contract’s amount and milestones, with what the hirer took [QUO-08, QUO-09]', async () => {
    const id = await sendQuote(contractor, await aQuoteBody(server));
    expect(codeOf(await client.put(`${QUOTES}/${id}/accept`, { options: [0] }))).toBe('QUOTE_OPTION_UNKNOWN');
    const { data } = (await client.put(`${QUOTES}/${id}/accept`, { options: [2] })).json();
    expect(data).toMatchObject({ status: 'accepted', sums: { total: 1194.12 }, allowedActions: [] });
    const contract = (await contractOf(data.contractId)).data;
    expect(contract.paymentDetails.amount).toBe(1194.12);
    expect(contract.milestones.map(({ title, amount }: Record<string, unknown>) => [title, amount])).toEqual([
      ['Deposit', 200],
      ['The rest of the work', 994.12],
    ]);
    expect(contract.terms).toBe(
      'As in the accepted quote, version 1:\n• Lay the tiles\n• Tiles\n• Heated floor\n\nNot included:\nWaste',
    );
    const offer = (await contractor.get(`/api/v1/offers/${contract.offerId}`)).json().data;
    expect(offer).toMatchObject({ budget: 1194.12, deliveryTime: 9, status: 'accepted' });
    const [application] = await server.database.select().from(applications);
    expect(application?.isHired).toBe(true);
  });

  test('a contractor takes the hirer’s terms, and nothing that is optional [QUO-09]', async () => {
    const id = await sendQuote(client, await aQuoteBody(server, { deposit: 0 }));
    expect(codeOf(await contractor.put(`${QUOTES}/${id}/accept`, { options: [2] }))).toBe(
      'QUOTE_OPTION_UNKNOWN',
    );
    const { data } = (await contractor.put(`${QUOTES}/${id}/accept`, {})).json();
    expect((await contractOf(data.contractId)).data).toMatchObject({
      paymentDetails: { amount: 758.62 },
      milestones: [],
    });
  });

  test.each([
    [
      'after its last day',
      'QUOTE_EXPIRED',
      (id: string) =>
        server.database
          .update(quotes)
          .set({ validUntil: dayIn(-3) })
          .where(eq(quotes.id, id)),
    ],
    ['of a deleted job', 'JOB_NOT_FOUND', () => server.database.update(jobs).set({ status: 'removed' })],
    ['of an application taken back', 'NOT_AN_APPLICANT', () => server.database.delete(applications)],
  ])('nobody accepts a quote %s, and the clock ends it [QUO-10]', async (_what, code, happens) => {
    const { id } = await addQuote(server);
    await happens(id);
    expect(codeOf(await client.put(`${QUOTES}/${id}/accept`, {}))).toBe(code);
    expect(await server.database.$count(contracts)).toBe(0);
    await Promise.all([server.services.quotes.sweep(), server.services.quotes.sweep()]);
    const [row] = await server.database.select().from(quotes);
    expect([row?.status, await topicsOf(server)]).toEqual(['expired', ['quote.changed']]);
  });

  test('nor beside an offer that stands [QUO-10]', async () => {
    const quote = await addQuote(server);
    await addOffer(server, { jobId: quote.jobId, professionalId: quote.contractorId });
    expect(codeOf(await client.put(`${QUOTES}/${quote.id}/accept`, {}))).toBe('OFFER_EXISTS');
  });

  test('it is good until its last day has ended everywhere [QUO-10]', async () => {
    const { id } = await addQuote(server, { validUntil: dayIn(0) });
    await server.services.quotes.sweep();
    expect((await client.put(`${QUOTES}/${id}/accept`, {})).statusCode).toBe(200);
  });
});
