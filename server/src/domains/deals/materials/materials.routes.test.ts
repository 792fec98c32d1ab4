import { eq, sql } from 'drizzle-orm';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { contracts } from '../../../database/tables/contracts';
import { materials } from '../../../database/tables/materials';
import { quotes } from '../../../database/tables/quotes';
import { files } from '../../../database/tables/users';
import { renderPaper } from '../../money/papers/testing';
import { aList, PIPE } from './testing';

const server = createTestServer();
type Answer = Awaited<ReturnType<typeof server.anonymous.get>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];

function aReceipt(paid: string, revision: number, bytes = '%PDF-1.4 a receipt') {
  const form = new FormData();
  form.append('paid', paid);
  form.append('revision', String(revision));
  form.append('receipt', new Blob([bytes], { type: 'application/pdf' }), 'receipt.pdf');
  return form;
}

test('both sides add lines, and others see no contract [MAT-01]', async () => {
  const { url, add } = await aList(server);
  expect(await add()).toMatchObject({ ...PIPE, amount: 8.33, paid: null, receipt: null, revision: 0 });
  await add({ text: '  Flux   <b> ' }, 'contractor');
  expect((await server.as('contractor').get(url)).json().data.rows).toMatchObject([
    { text: 'Copper pipe' },
    { text: 'Flux <b>' },
  ]);
  const calls = [server.as('company').get(url), server.as('company').post(url, PIPE)];
  for (const answer of await Promise.all(calls)) expect(codeOf(answer)).toEqual([404, 'CONTRACT_NOT_FOUND']);
  expect((await server.as('admin').get(url)).statusCode).toBe(200);
  expect(codeOf(await server.as('admin').post(url, PIPE))).toEqual([403, 'FORBIDDEN']);
  for (const bad of [
    { quantity: 0 },
    { quantity: 1.2345 },
    { price: -1 },
    { unit: 'box' },
    { buyer: 'me' },
    { text: ' ' },
  ])
    expect((await server.as('client').post(url, { ...PIPE, ...bad })).statusCode).toBe(400);
});

test('who buys it says what it did cost, the other side does not; what is bought stays [MAT-02]', async () => {
  const { url, add } = await aList(server);
  const { _id } = await add();
  const buy = (who: 'client' | 'contractor', paid: number | null, revision: number) =>
    server.as(who).put(`${url}/${_id}/purchase`, { paid, revision });
  expect(codeOf(await buy('client', 9, 0))).toEqual([403, 'FORBIDDEN']);
  expect((await buy('contractor', 9.1, 0)).json().data).toMatchObject({ paid: 9.1, revision: 1 });
  const change = await server.as('client').put(`${url}/${_id}`, { ...PIPE, price: 1, revision: 1 });
  expect(codeOf(change)).toEqual([409, 'MATERIAL_BOUGHT']);
  expect(codeOf(await server.as('client').delete(`${url}/${_id}`))).toEqual([409, 'MATERIAL_BOUGHT']);
  expect((await buy('contractor', null, 1)).json().data).toMatchObject({ paid: null, revision: 2 });
  expect((await server.as('client').delete(`${url}/${_id}`)).statusCode).toBe(200);
  expect(codeOf(await server.as('client').delete(`${url}/${_id}`))).toEqual([404, 'MATERIAL_NOT_FOUND']);
});

test('the server adds up whole cents, of all and of each side [MAT-03]', async () => {
  const { url, add } = await aList(server);
  const { _id } = await add();
  await add();
  await add({ buyer: 'hirer', quantity: 0.333, price: 0.1 });
  await server.as('contractor').put(`${url}/${_id}/purchase`, { paid: 0.1, revision: 0 });
  expect((await server.as('client').get(url)).json().data.sums).toEqual({
    ...{ estimated: 16.69, paid: 0.1 },
    hirer: { estimated: 0.03, paid: 0 },
    professional: { estimated: 16.66, paid: 0.1 },
  });
});

test('what has changed since is left as it is and shown, of twenty at once one is kept [MAT-04]', async () => {
  const { url, add } = await aList(server);
  const { _id } = await add();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_none, index) =>
      server
        .as(index % 2 === 0 ? 'client' : 'contractor')
        .put(`${url}/${_id}`, { ...PIPE, text: `Pipe ${index}`, revision: 0 }),
    ),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  const { data } = won[0]?.json() ?? {};
  for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
    expect(codeOf(answer)).toEqual([409, 'MATERIAL_CHANGED']);
    expect(answer.json().details.material).toEqual(data);
  }
  expect((await server.as('client').get(url)).json().data.rows).toEqual([data]);
});

test('a row of another contract and an id that is none are none [MAT-01]', async () => {
  const { add } = await aList(server);
  const { _id } = await add();
  const { url: other } = await aList(server);
  const client = server.as('client');
  for (const id of [_id, UNKNOWN_ID, "x' or 1=1"]) {
    const path = `${other}/${encodeURIComponent(id)}`;
    expect(codeOf(await client.put(path, { ...PIPE, revision: 0 }))).toEqual([404, 'MATERIAL_NOT_FOUND']);
    expect(codeOf(await client.delete(path))).toEqual([404, 'MATERIAL_NOT_FOUND']);
    expect(codeOf(await client.put(`${path}/purchase`, { paid: 1, revision: 0 }))).toEqual([
      404,
      'MATERIAL_NOT_FOUND',
    ]);
  }
});

test('a receipt is read by both sides by a link, and another takes its place [MAT-05]', async () => {
  const { url, add } = await aList(server);
  const { _id } = await add();
  const path = `${url}/${_id}/purchase`;
  const contractor = server.as('contractor');
  const sent = await contractor.put(path, aReceipt('9.10', 0));
  expect(sent.json().data).toMatchObject({ paid: 9.1, receipt: { name: 'receipt.pdf' } });
  const [row] = (await server.as('client').get(url)).json().data.rows;
  const link = new URL(row.receipt.url, 'http://site');
  expect((await server.anonymous.get(link.pathname + link.search)).body).toContain('a receipt');
  expect((await server.anonymous.get(link.pathname)).statusCode).toBe(404);
  expect(codeOf(await server.as('company').put(path, aReceipt('9', 1)))).toEqual([404, 'CONTRACT_NOT_FOUND']);

  expect((await contractor.put(path, aReceipt('9.20', 1, '%PDF-1.4 another'))).statusCode).toBe(200);
  expect(await server.database.$count(files)).toBe(1);
  expect((await contractor.put(path, { paid: 9.3, revision: 2 })).json().data.receipt).not.toBeNull();
  expect((await contractor.put(path, { paid: null, revision: 3 })).json().data.receipt).toBeNull();
  expect(await server.database.$count(files)).toBe(0);
});

test.each([
  ['a page', '<html><script>alert(1)</script>'],
  ['a program', 'MZ\u0090\u0000'],
  ['nothing', ''],
])('a receipt that is %s is refused and keeps nothing [MAT-05]', async (_what, bytes) => {
  const { url, add } = await aList(server);
  const { _id } = await add();
  const answer = await server.as('contractor').put(`${url}/${_id}/purchase`, aReceipt('9', 0, bytes));
  expect(answer.statusCode).toBe(400);
  expect(await server.database.$count(files)).toBe(0);
  expect((await server.as('client').get(url)).json().data.rows[0].paid).toBeNull();
});

test('the material of the quote is taken over once, also by twenty at once [MAT-06]', async () => {
  const { contract, url } = await aList(server);
  const line = { kind: 'material' as const, quantity: 2, unit: 'item' as const, price: 12_50 };
  const { id: contractId, jobId, clientId, professionalId: contractorId } = contract;
  await server.database.insert(quotes).values({
    ...{ jobId, clientId, contractorId, contractId, writtenBy: 'contractor', status: 'accepted' },
    ...{ version: 1, sentAt: new Date(), chosen: [3], taxRate: 0, isTaxIncluded: false, total: 100_00 },
    ...{ exclusions: '', deposit: 0, validUntil: '2099-01-01', expectedDays: 3 },
    lines: [
      { ...line, text: 'Tiles', isOptional: false },
      { ...line, text: 'Hours', isOptional: false, kind: 'labour' },
      { ...line, text: 'Not taken', isOptional: true },
      { ...line, text: 'Grout', isOptional: true },
    ],
  });
  const takeOver = () => server.as('contractor').post(`${url}/from-quote`);
  expect((await server.as('client').get(url)).json().data.quoted).toBe(2);
  const answers = await Promise.all(Array.from({ length: 20 }, takeOver));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  const { data } = (await server.as('client').get(url)).json();
  expect(data).toMatchObject({
    rows: [
      { text: 'Tiles', amount: 25, buyer: 'professional' },
      { text: 'Grout', amount: 25 },
    ],
    quoted: 0,
  });
  const { url: other } = await aList(server);
  expect(codeOf(await server.as('contractor').post(`${other}/from-quote`))).toEqual([404, 'QUOTE_NOT_FOUND']);
});

test('the other side is told once a day [MAT-07]', async () => {
  const { contract, add } = await aList(server);
  await add();
  await add();
  await server.settle();
  await add();
  await server.settle();
  const told = async (who: 'client' | 'contractor') =>
    (await server.as(who).get('/api/v1/notifications'))
      .json()
      .data.filter(({ kind }: { kind: string }) => kind === 'materialsChanged');
  expect(await told('contractor')).toMatchObject([{ href: `/contracts/${contract.id}` }]);
  expect(await told('client')).toEqual([]);
});

test('once the contract is over the list is read only [MAT-08]', async () => {
  const { contract, url, add } = await aList(server);
  const { _id } = await add();
  await server.database
    .update(contracts)
    .set({ status: 'completed', finishedAt: sql`now()` })
    .where(eq(contracts.id, contract.id));
  const contractor = server.as('contractor');
  const answers = [
    await contractor.post(url, PIPE),
    await contractor.put(`${url}/${_id}`, { ...PIPE, revision: 0 }),
    await contractor.put(`${url}/${_id}/purchase`, { paid: 1, revision: 0 }),
    await contractor.delete(`${url}/${_id}`),
    await contractor.post(`${url}/from-quote`),
  ];
  expect(answers.map(codeOf)).toEqual(answers.map(() => [409, 'CONTRACT_OVER']));
  expect((await contractor.get(url)).json().data.rows).toHaveLength(1);
});

test('a doubled call adds one line [MAT-01]', async () => {
  const { url } = await aList(server);
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000052' };
  const post = () => server.as('client').post(url, PIPE, { headers });
  const [one, again] = [await post(), await post()];
  expect([one.statusCode, again.json()]).toEqual([201, one.json()]);
  expect(await server.database.$count(materials)).toBe(1);
});

test('the PDF of the contract says who buys what, what was paid, and the sums [MAT-11]', async () => {
  const { contract, url, add } = await aList(server);
  const paper = async (language: string) => {
    const reply = await server
      .as('client')
      .get(`/api/v1/contracts/${contract.id}/paper?language=${language}`);
    const pages = await renderPaper(reply.rawPayload);
    return pages.map(({ text }) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')).join(' ');
  };
  expect(await paper('en')).not.toContain('Material');
  // Each is 8.325, which three times make 24.98 unless every line is rounded.
  const { _id } = await add();
  await add({ text: 'Flux' });
  await add({ text: 'Solder', buyer: 'hirer' });
  await server.as('contractor').put(`${url}/${_id}/purchase`, { paid: 9.1, revision: 0 });
  const english = await paper('en');
  for (const said of [
    'Material',
    'Copper pipe 2.5 m × $3.33 · The contractor buys · bought for $9.10 $8.33',
    'Flux 2.5 m × $3.33 · The contractor buys · to be bought $8.33',
    'The client buys paid so far $0.00 $8.33',
    'The contractor buys paid so far $9.10 $16.66',
    'All of it, about paid so far $9.10 $24.99',
  ])
    expect(english).toContain(said);
  const french = await paper('fr');
  for (const said of [
    'Matériel',
    'Copper pipe 2,5 m × 3,33 $US · L’artisan achète · acheté 9,10 $US 8,33 $US',
    'Le client achète payé jusqu’ici 0,00 $US 8,33 $US',
    'En tout, environ payé jusqu’ici 9,10 $US 24,99 $US',
  ])
    expect(french).toContain(said);
});
