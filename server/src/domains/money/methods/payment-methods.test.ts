import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addMethod, addPayment } from '../payments/testing';

const server = createTestServer();
const PATH = '/api/v1/payment-methods';
const card = (stem = 'sbx_card_ok', own = '0a1b2c3d') => ({ token: `${stem}_${own}` });

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe.each([
  ['a visitor', server.anonymous, 401],
  ['a client', server.as('client'), undefined],
  ['a company', server.as('company'), undefined],
  ['a contractor', server.as('contractor'), undefined],
  ['an admin', server.as('admin'), 403],
] as const)('%s', (_who, caller, refused) => {
  test.each([
    ['lists them', () => caller.get(PATH), 200],
    ['begins one', () => caller.post(`${PATH}/begin`, { kind: 'card' }), 200],
    ['adds one', () => caller.post(PATH, card()), 201],
    ['chooses another default', () => caller.put(`${PATH}/${UNKNOWN_ID}/default`), 404],
    ['removes one', () => caller.delete(`${PATH}/${UNKNOWN_ID}`), 404],
  ])('%s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(refused ?? status);
  });
});

test('a token is kept with what may be shown of it, never a number [MON-13]', async () => {
  const caller = server.as('client');
  const added = await caller.post(PATH, card('sbx_card_slow'));
  expect(added.json()).toMatchObject({
    message: 'Payment method added',
    data: { kind: 'card', brand: 'Mastercard', last4: '4444', expires: '12/34', isDefault: true },
  });
  await caller.post(PATH, card('sbx_bank_ok'));
  const listed = (await caller.get(PATH)).json().data;
  expect(listed).toMatchObject([
    { kind: 'card', last4: '4444' },
    { kind: 'bank', brand: null, last4: '6789', expires: null, isDefault: true },
  ]);
  expect(JSON.stringify(listed)).not.toContain('sbx_');
  expect((await server.as('contractor').get(PATH)).json().data).toEqual([]);
});

test.each(['4242424242424242', 'sbx_card_ok', 'sbx_card_gold_0a1b2c3d', 'pm_1'])(
  'what is no token of the sandbox is refused: %s [MON-13]',
  async (token) => {
    expect(codeOf(await server.as('client').post(PATH, { token }))).toEqual([400, 'METHOD_REFUSED']);
  },
);

test('the same token twice, at once or later, is kept once', async () => {
  const caller = server.as('client');
  const answers = await Promise.all(Array.from({ length: 5 }, () => caller.post(PATH, card())));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(codeOf(await caller.post(PATH, card()))).toEqual([409, 'DUPLICATE']);
  expect((await caller.get(PATH)).json().data).toHaveLength(1);
});

test('ten at the most', async () => {
  const caller = server.as('client');
  for (let i = 0; i < 10; i++)
    expect((await caller.post(PATH, card('sbx_card_ok', `0000000${i}`))).statusCode).toBe(201);
  expect((await caller.post(PATH, card())).json()).toMatchObject({
    code: 'ENTRY_LIMIT',
    details: { max: 10 },
  });
});

test('the default is one of each kind, and moves', async () => {
  const caller = server.as('client');
  const add = async (own: string) => (await caller.post(PATH, card('sbx_card_ok', own))).json().data._id;
  const first = await add('00000001');
  const second = await add('00000002');
  await caller.post(PATH, card('sbx_bank_ok'));
  const saved = (await caller.put(`${PATH}/${second}/default`)).json();
  expect(saved).toMatchObject({ message: 'Default changed', data: { _id: second, isDefault: true } });
  const defaults = async () => {
    const rows: { _id: string; isDefault: boolean }[] = (await caller.get(PATH)).json().data;
    return rows.map(({ _id, isDefault }) => [_id, isDefault]);
  };
  expect((await defaults()).slice(0, 2)).toEqual([
    [second, true],
    [first, false],
  ]);
  expect((await caller.delete(`${PATH}/${second}`)).json().message).toBe('Payment method removed');
  expect((await defaults())[0]).toEqual([first, true]);
  expect(codeOf(await caller.delete(`${PATH}/${second}`))).toEqual([404, 'METHOD_NOT_FOUND']);
});

test('those of others are not there, and one that money moves with stays', async () => {
  const contract = await addContract(server);
  const { id: methodId } = await addMethod(server, { userId: contract.clientId });
  expect(codeOf(await server.as('contractor').delete(`${PATH}/${methodId}`))).toEqual([
    404,
    'METHOD_NOT_FOUND',
  ]);
  await addPayment(server, contract, { methodId });
  expect(codeOf(await server.as('client').delete(`${PATH}/${methodId}`))).toEqual([409, 'METHOD_IN_USE']);
});
