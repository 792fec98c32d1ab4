import { eq } from 'drizzle-orm';
import { cases } from '../../../database/tables/cases';
import { disputes } from '../../../database/tables/disputes';
import { users } from '../../../database/tables/users';
import { clearing, held, wallet } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addPaidContract } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const URL = '/api/v1/contracts';
const AMOUNT = 100_00;
const ROUNDS = 5;
type NamedDispute = { id: string; disputeId: string };
type Parties = { clientId: string; professionalId: string };

const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
  server.services.ledger.balance(server.database, key);
const pathOf = ({ id, disputeId }: NamedDispute) => `${URL}/${id}/disputes/${disputeId}`;
const decideAs = (who: Pick<ReturnType<typeof server.as>, 'patch'>, named: NamedDispute, decision: object) =>
  who.patch(`${pathOf(named)}/resolve`, { note: 'Looked at the pictures.', ...decision });
const decide = (named: NamedDispute, decision: object) => decideAs(server.as('admin'), named, decision);
const disputeOf = async (id: string) => (await server.as('client').get(`${URL}/${id}`)).json().data.dispute;
const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const logOf = async () =>
  (await server.as('admin').get('/api/v1/admin/audit?action=disputeDecided')).json().data;
const caseStatuses = async (disputeId: string) => {
  const rows = await server.database.query.cases.findMany({ where: eq(cases.aboutId, disputeId) });
  return rows.map(({ status }) => status);
};
const cleared = async ({ clientId, professionalId }: Parties) => [
  await balance(clearing(professionalId)),
  await balance(clearing(clientId)),
];

/** With all of its money, ended and disputed by the client; `isDue`: its answer's days are over. */
async function raise({ isDue = true } = {}) {
  const { id, clientId, professionalId } = await addPaidContract(server, AMOUNT);
  await server.as('client').patch(`${URL}/${id}/end`);
  const raised = await server.as('client').post(`${URL}/${id}/disputes`, { reason: 'It drips.' });
  const disputeId = raised.json().data.dispute._id as string;
  if (isDue) await server.connection.pool.query(`update disputes set created_at = now() - interval '6 days'`);
  return { id, disputeId, clientId, professionalId };
}

test('of two administrators who decide at once in different ways one has decided, once [ADM-17, CON-33]', async () => {
  const other = server.as((await server.addUser({ userType: 'admin' })).id);
  for (let round = 0; round < ROUNDS; round += 1) {
    const named = await raise();
    const answers = await Promise.all([
      decide(named, { outcome: 'split', releaseAmount: 33.33 }),
      decideAs(other, named, { outcome: 'refund' }),
      decideAs(other, named, { outcome: 'release' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    const { outcome } = await disputeOf(named.id);
    const [line] = await logOf();
    expect(line.values.outcome).toBe(outcome);
    expect(await logOf()).toHaveLength(round + 1);
    expect(await caseStatuses(named.disputeId)).toEqual(['resolved']);
    expect(await balance(held(named.id))).toBe(0);
  }
  const [released = 0, refunded = 0] = await cleared(await raise());
  expect(released + refunded).toBe(ROUNDS * AMOUNT);
}, 120_000);

test('a decision and taking the dispute back at once: one of them happens, and its case says which [ADM-17, CON-32]', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const named = await raise();
    const [decided, withdrawn] = await Promise.all([
      decide(named, { outcome: 'release' }),
      server.as('client').patch(`${pathOf(named)}/withdraw`),
    ]);
    expect(statuses([decided, withdrawn])).toEqual([200, 409]);
    const isDecided = decided.statusCode === 200;
    expect(await caseStatuses(named.disputeId)).toEqual([isDecided ? 'resolved' : 'dismissed']);
    expect(await balance(held(named.id))).toBe(isDecided ? 0 : AMOUNT);
  }
}, 120_000);

test('a decision while the days of the answer run out, or with the answer, is judged by what was first [CON-35]', async () => {
  const named = await raise({ isDue: false });
  const [early, answered] = await Promise.all([
    decide(named, { outcome: 'refund' }),
    server.as('contractor').post(`${pathOf(named)}/answer`, { reason: 'It was raining.' }),
  ]);
  expect(answered.statusCode).toBe(201);
  const { status } = await disputeOf(named.id);
  expect(status).toBe(early.statusCode === 200 ? 'resolved' : 'open');
  expect([200, 409]).toContain(early.statusCode);

  const late = await raise({ isDue: false });
  const answerDays = 5 * 86_400;
  await server.connection.pool.query(
    `update disputes set created_at = now() - make_interval(secs => ${answerDays} - 0.3) where id = $1`,
    [late.disputeId],
  );
  const codes: number[] = [];
  while (codes.at(-1) !== 200) codes.push((await decide(late, { outcome: 'refund' })).statusCode);
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(codes.length > 1 ? [409] : []));
  expect(await logOf()).toHaveLength(status === 'resolved' ? 2 : 1);
}, 60_000);

test('a decision while the clock of the payment runs moves the money once, and to nobody else [CON-33]', async () => {
  const named = await raise();
  await server.connection.pool.query(`update contracts set finished_at = now() - interval '15 days'`);
  const [, answer] = await Promise.all([
    server.services.sweepContracts(),
    decide(named, { outcome: 'split', releaseAmount: 70 }),
    server.services.sweepContracts(),
  ]);
  expect(answer.statusCode).toBe(200);
  await server.services.sweepContracts();
  expect(await cleared(named)).toEqual([70_00, 30_00]);
  expect(await balance(held(named.id))).toBe(0);
  expect(await balance(wallet(named.professionalId))).toBe(0);
});

test.each([0, -5, 100, 100.01, 250, 33.333, 'NaN', null, undefined])(
  'a split of %p out of 100 is refused, and nothing is changed [CON-33]',
  async (releaseAmount) => {
    const named = await raise();
    expect((await decide(named, { outcome: 'split', releaseAmount })).statusCode).toBe(400);
    expect(await balance(held(named.id))).toBe(AMOUNT);
    expect((await disputeOf(named.id)).status).toBe('open');
    expect(await caseStatuses(named.disputeId)).toEqual(['open']);
    expect(await logOf()).toEqual([]);
  },
);

test('an administrator who is a party decides nothing, and is nobody who an appeal could wait for [ADM-17, CON-36]', async () => {
  const named = await raise();
  await server.database.update(users).set({ userType: 'admin' }).where(eq(users.id, named.clientId));
  for (const outcome of ['refund', 'release'])
    expect((await decideAs(server.as('client'), named, { outcome })).json().code).toBe('INVALID_TRANSITION');
  expect(await balance(held(named.id))).toBe(AMOUNT);
  expect((await decide(named, { outcome: 'release' })).statusCode).toBe(200);
  const appeal = await server.as('client').post(`${pathOf(named)}/appeal`, { reason: 'Look again.' });
  expect(appeal.statusCode).toBe(201);
  expect((await decideAs(server.as('client'), named, { outcome: 'refund' })).statusCode).toBe(409);
  expect((await decide(named, { outcome: 'refund' })).statusCode).toBe(200);
  expect(await cleared(named)).toEqual([0, AMOUNT]);
});

test('a dispute that is not named by an id is not found [CON-34]', async () => {
  const named = await raise();
  const answer = await decide({ ...named, disputeId: 'x' }, { outcome: 'refund' });
  expect(answer.json().code).toBe('DISPUTE_NOT_FOUND');
  expect(await server.database.$count(disputes, eq(disputes.status, 'open'))).toBe(1);
});
