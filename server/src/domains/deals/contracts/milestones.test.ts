import { eq } from 'drizzle-orm';
import { milestones } from '../../../database/tables/milestones';
import { submissions } from '../../../database/tables/submissions';
import { clearing, held, wallet } from '../../money/ledger/posting';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addMethod } from '../../money/payments/testing';
import { addAcceptedOffer, addContract, bodyFor, contractNow, historyOf } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const URL = '/api/v1/contracts';
const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
  server.services.ledger.balance(server.database, key);
const read = async (who: Person, id: string) => (await server.as(who).get(`${URL}/${id}`)).json().data;
const stepsOf = async (id: string, who: Person = 'client') => (await read(who, id)).milestones;
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** Demolition for 40 and tiling for 60 dollars. */
async function aContract() {
  const contract = await addContract(server, { amount: 100_00 });
  const rows = await server.database
    .insert(milestones)
    .values([
      { contractId: contract.id, position: 0, title: 'Demolition', amount: 40_00 },
      { contractId: contract.id, position: 1, title: 'Tiling', amount: 60_00 },
    ])
    .returning();
  const [first, second] = rows.map(({ id }) => id);
  if (first === undefined || second === undefined) throw new Error('no milestones');
  const { id: methodId } = await addMethod(server, {
    userId: contract.clientId,
    token: `sbx_card_ok_${contract.id.slice(-8)}`,
  });
  return { contract, id: contract.id, first, second, methodId };
}

type FundableContract = Awaited<ReturnType<typeof aContract>>;

const fund = (who: Person, { id, methodId }: FundableContract, milestoneId?: string) =>
  server.as(who).post(`${URL}/${id}/payments`, { methodId, ...(milestoneId && { milestoneId }) });
const submit = (who: Person, { id }: FundableContract, milestoneId?: string) =>
  server.as(who).post(`${URL}/${id}/submissions`, { text: 'Done.', ...(milestoneId && { milestoneId }) });
type Work = { id: string; workId: string };
const judge = (who: Person, { id, workId }: Work, path: string) =>
  server
    .as(who)
    .patch(
      `${URL}/${id}/submissions/${workId}/${path}`,
      path === 'request-changes' ? { note: 'Crooked' } : undefined,
    );

async function funded(made: FundableContract, ...ids: string[]) {
  for (const id of ids) expect((await fund('client', made, id)).statusCode).toBe(201);
  await server.settle();
}

const handedIn = async (made: FundableContract, milestoneId: string): Promise<string> =>
  (await submit('contractor', made, milestoneId)).json().data._id;

test('a contract is made with milestones that add up to its amount, and without [MIL-01]', async () => {
  const offer = await addAcceptedOffer(server);
  const steps = [
    { title: ' Demolition ', amount: 400, dueOn: '2026-05-04T22:00:00Z' },
    { title: 'Tiling', amount: '550', dueOn: '' },
  ];
  const create = (body: object) => server.as('client').post(URL, { ...bodyFor(offer), ...body });
  expect(await create({ milestones: [{ title: 'Demolition', amount: 949.99 }] })).toMatchObject({
    statusCode: 400,
  });
  expect(await create({ milestones: [{ title: ' ', amount: 950 }] })).toMatchObject({ statusCode: 400 });
  const many = Array.from({ length: 21 }, () => ({ title: 'Step', amount: 950 / 21 }));
  expect(await create({ milestones: many })).toMatchObject({ statusCode: 400 });

  const { data } = (await create({ milestones: steps })).json();
  expect(data.milestones).toMatchObject([
    { title: 'Demolition', amount: 400, dueOn: '2026-05-04', status: 'planned', due: 400, held: 0 },
    { title: 'Tiling', amount: 550, dueOn: null, allowedActions: ['fund'] },
  ]);
  const plain = (await server.as('client').post(URL, bodyFor(await addAcceptedOffer(server)))).json();
  expect(plain.data.milestones).toEqual([]);
});

describe('who may do what with a milestone [MIL-02]', () => {
  const allowed = {
    client: 'hirer',
    contractor: 'professional',
    company: 'outsider',
    admin: 'outsider',
  } as const;
  const refused = (who: Person) => (allowed[who] === 'outsider' ? 404 : 409);

  const workOf = async ({ id }: FundableContract): Promise<string> => (await stepsOf(id))[0].submissionId;

  test.each(PEOPLE)('%s pays in and hands in', async (who) => {
    const made = await aContract();
    const { first } = made;
    const expected = (by: Person, done: number) => (who === by ? done : refused(who));
    expect((await fund(who, made, first)).statusCode).toBe(expected('client', 201));
    expect((await submit(who, made, first)).statusCode).toBe(expected('contractor', 201));
  });

  test.each(
    PEOPLE.flatMap((who) =>
      (
        [
          ['request-changes', 'client'],
          ['take-back', 'contractor'],
          ['approve', 'client'],
        ] as const
      ).map(([path, by]) => ({ who, path, by })),
    ),
  )('$who: $path', async ({ who, path, by }) => {
    const made = await aContract();
    await handedIn(made, made.first);
    const answer = await judge(who, { id: made.id, workId: await workOf(made) }, path);
    expect(answer.statusCode).toBe(who === by ? 200 : refused(who));
  });

  test('a visitor nothing', async () => {
    const { id, first } = await aContract();
    const work = `${URL}/${id}/submissions`;
    const calls = [
      server.anonymous.post(`${URL}/${id}/payments`, { milestoneId: first }),
      server.anonymous.post(work, { text: 'x', milestoneId: first }),
      server.anonymous.patch(`${work}/${UNKNOWN_ID}/take-back`),
    ];
    for (const call of calls) expect(await call).toMatchObject({ statusCode: 401 });
  });
});

test('each is paid in, handed in and released by itself; with the last one the contract is completed [MIL-03, MIL-04]', async () => {
  const made = await aContract();
  const { id, first, second, contract } = made;
  await funded(made, first, second);
  expect(await balance(held(id))).toBe(100_00);
  expect(await stepsOf(id)).toMatchObject([
    { status: 'funded', held: 40, due: 0 },
    { status: 'funded', held: 60, due: 0 },
  ]);

  const work = await handedIn(made, first);
  const answer = await judge('client', { id: made.id, workId: work }, 'approve');
  expect(answer.json()).toMatchObject({ message: 'Milestone approved', contract: { status: 'active' } });
  expect(await balance(held(id))).toBe(60_00);
  expect(await balance(wallet(contract.professionalId))).toBe(40_00);
  expect(await stepsOf(id)).toMatchObject([
    { status: 'approved', held: 0, released: 40, allowedActions: [] },
    { status: 'funded', held: 60 },
  ]);

  const last = await judge('client', { id: made.id, workId: await handedIn(made, second) }, 'approve');
  expect(last.json()).toMatchObject({
    message: 'Work approved. The contract is completed.',
    contract: { status: 'completed', paymentDetails: { paymentStatus: 'paid' } },
  });
  expect(await balance(wallet(contract.professionalId))).toBe(100_00);
  expect(await balance(clearing(contract.professionalId))).toBe(0);
  const { actions, published } = await historyOf(server, id);
  expect(actions).toEqual(published);
  expect(actions.slice(-2)).toEqual(['approveMilestone', 'finish']);
  const events = (await server.as('contractor').get(`${URL}/${id}/events`)).json().data;
  expect(events.find(({ action }: { action: string }) => action === 'approveMilestone')).toMatchObject({
    about: 'Demolition',
  });
});

test('what was never paid in is approved by word, and nothing is due for it any more [MIL-05, MON-20]', async () => {
  const made = await aContract();
  const { id, first, second } = made;
  await judge('client', { id: made.id, workId: await handedIn(made, first) }, 'approve');
  expect(codeOf(await fund('client', made, first))).toEqual([409, 'NOTHING_DUE']);
  await judge('client', { id: made.id, workId: await handedIn(made, second) }, 'approve');
  expect(await contractNow(server, id)).toMatchObject({ status: 'completed', paymentStatus: 'pending' });
  expect((await read('client', id)).allowedActions).toContain('approvePayment');
});

test('with milestones money and work are for one of them [MIL-02]', async () => {
  const made = await aContract();
  expect(codeOf(await fund('client', made))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  expect(codeOf(await submit('contractor', made))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  expect(codeOf(await submit('contractor', made, UNKNOWN_ID))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  const plain = { ...made, id: (await addContract(server)).id };
  expect(codeOf(await submit('contractor', plain, made.first))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  expect(codeOf(await fund('client', plain, made.first))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  expect(await server.database.$count(submissions)).toBe(0);
});

test('work of two milestones waits side by side, of one only once [MIL-06, WRK-03]', async () => {
  const made = await aContract();
  await handedIn(made, made.first);
  await handedIn(made, made.second);
  expect((await submit('contractor', made, made.first)).statusCode).toBe(409);
  const codes = await Promise.all([1, 2, 3].map(() => submit('contractor', made, made.second)));
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  const contract = await read('client', made.id);
  expect(contract.answerDueAt).not.toBeNull();
  const { data } = (await server.as('client').get(`${URL}/action-needed`)).json();
  expect(data.submissions).toHaveLength(2);
});

test('work is taken back before it is judged, and handed in again [WRK-04]', async () => {
  const made = await aContract();
  const work = await handedIn(made, made.first);
  const answers = await Promise.all([
    judge('contractor', { id: made.id, workId: work }, 'take-back'),
    judge('contractor', { id: made.id, workId: work }, 'take-back'),
    judge('client', { id: made.id, workId: work }, 'approve'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  const plain = await addContract(server);
  const whole = (await server.as('contractor').post(`${URL}/${plain.id}/submissions`, { text: 'x' })).json();
  const path = `${URL}/${plain.id}/submissions/${whole.data._id}/take-back`;
  expect((await server.as('contractor').patch(path)).json()).toMatchObject({
    message: 'Work taken back',
    data: { status: 'taken-back', decidedBy: null },
    contract: { status: 'active', answerDueAt: null },
  });
  expect(
    (await server.as('contractor').post(`${URL}/${plain.id}/submissions`, { text: 'y' })).statusCode,
  ).toBe(201);
});

test('silence approves each after its own 14 days, and the last one completes [WRK-13, MIL-04]', async () => {
  const made = await aContract();
  const { id, first, second, contract } = made;
  await funded(made, first, second);
  const works = [await handedIn(made, first), await handedIn(made, second)];
  const age = (workId: string | undefined) =>
    server.connection.pool.query(
      `update submissions set created_at = now() - interval '15 days' where id = $1`,
      [workId],
    );
  await age(works[0]);
  await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
  expect(await stepsOf(id)).toMatchObject([{ status: 'approved' }, { status: 'submitted' }]);
  expect(await balance(wallet(contract.professionalId))).toBe(40_00);
  await age(works[1]);
  await server.services.sweepContracts();
  expect(await contractNow(server, id)).toMatchObject({ status: 'completed', paymentStatus: 'paid' });
  expect(await balance(wallet(contract.professionalId))).toBe(100_00);
});

test('of an approval many times at once one happens, and its money moves once [MON-22, CON-26]', async () => {
  const made = await aContract();
  await funded(made, made.first);
  const work = await handedIn(made, made.first);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => judge('client', { id: made.id, workId: work }, 'approve')),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(await balance(wallet(made.contract.professionalId))).toBe(40_00);
});

test('a milestone is not approved while its payment is under way, and what still comes later is for it [MIL-05, MON-24]', async () => {
  const made = await aContract();
  await fund('client', made, made.first);
  const work = await handedIn(made, made.first);
  const refused = await judge('client', { id: made.id, workId: work }, 'approve');
  expect(codeOf(refused)).toEqual([409, 'PAYMENT_UNDER_WAY']);
  await server.connection.pool.query(`update submissions set created_at = now() - interval '15 days'`);
  await server.services.sweepContracts();
  expect(await stepsOf(made.id)).toMatchObject([{ status: 'submitted' }, { status: 'planned' }]);
  await server.database
    .update(milestones)
    .set({ approvedAt: new Date() })
    .where(eq(milestones.id, made.first));
  await server.settle();
  expect(await balance(held(made.id))).toBe(0);
  expect(await balance(wallet(made.contract.clientId))).toBe(0);
  expect(await balance(wallet(made.contract.professionalId))).toBe(40_00);
});

test('the end of the contract leaves what is held for its days, and cancelling gives it back [MON-23]', async () => {
  const made = await aContract();
  await funded(made, made.first, made.second);
  await judge('client', { id: made.id, workId: await handedIn(made, made.first) }, 'approve');
  await server.as('client').patch(`${URL}/${made.id}/pause`);
  await server.as('client').patch(`${URL}/${made.id}/cancel`);
  await server.settle();
  expect((await read('client', made.id)).money).toMatchObject({
    funded: 100,
    held: 0,
    released: 40,
    refunded: 60,
  });
});
