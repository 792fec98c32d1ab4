import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Caller, TestServer } from '../../src/app/testing';
import { contracts } from '../../src/database/tables/contracts';
import type { ContractRow } from '../../src/database/tables/contracts';
import { milestones } from '../../src/database/tables/milestones';
import { paymentMethods } from '../../src/database/tables/payments';
import { submissions } from '../../src/database/tables/submissions';
import { addContract, addDispute } from '../../src/domains/deals/contracts/testing';
import { addMethod } from '../../src/domains/money/payments/testing';
import type { Thing } from './meetings';

const AMOUNT = 100_00;
/** What is held before anything else happens, and what is still to come. */
const HELD = 40_00;
const TO_COME = 60_00;

export type ActionOnContract = Exclude<ContractAction, 'create'>;
/** `by` tries a move. `thing` undefined: the same with nothing open, which shows that nothing else refuses it. */
export type Trial = {
  server: TestServer;
  action: ActionOnContract;
  by: string;
  from: ContractStatus;
  thing: Thing | undefined;
};
export type Scene = Trial & {
  contract: ContractRow;
  milestoneIds: string[];
  methodId: string;
  paidId: string;
  workId: string;
  disputeId: string;
  amendmentId: string;
};

const NEEDS = {
  milestones: ['approveMilestone', 'finish'],
  work: ['approve', 'approveMilestone', 'finish', 'takeBack', 'requestChanges'],
  amendment: ['acceptAmendment', 'declineAmendment', 'withdrawAmendment'],
  dispute: ['withdrawDispute', 'answerDispute', 'resolveDispute', 'appeal', 'resolveAppeal', 'settle'],
  decision: ['appeal', 'resolveAppeal', 'settle'],
  arrival: ['funded', 'fundingFailed'],
} satisfies Record<string, ActionOnContract[]>;
const needs = (what: keyof typeof NEEDS, { action }: Trial) =>
  (NEEDS[what] as ActionOnContract[]).includes(action);

export const byClock = ({ by }: Trial) => by === 'system';
export const callerOf = ({ server }: Trial, by: string): Caller =>
  server.as({ hirer: 'client', professional: 'contractor' }[by] ?? by);
const otherThan = (by: string) => (by === 'hirer' ? 'professional' : 'hirer');
export const pathOf = ({ contract }: Scene) => `/api/v1/contracts/${contract.id}`;

/** A contract with everything that the move needs, and the thing open. */
export async function setUp(trial: Trial): Promise<Scene> {
  const scene = await aScene(trial);
  if (needs('milestones', scene)) await divide(scene);
  else scene.paidId = await pay(scene, HELD);
  if (needs('work', scene)) await handIn(scene);
  await setStatus(scene);
  if (needs('amendment', scene))
    await propose(scene, scene.action === 'withdrawAmendment' ? scene.by : otherThan(scene.by));
  if (needs('dispute', scene) || scene.thing === 'dispute') await raise(scene);
  if (needs('decision', scene)) await decide(scene);
  await open(scene);
  return scene;
}

async function open(scene: Scene): Promise<void> {
  const { thing, by, server } = scene;
  if (thing === 'payment' || needs('arrival', scene)) await order(scene, TO_COME);
  if (thing === 'amendment' && !needs('amendment', scene)) await propose(scene, otherThan(by));
  if (thing === 'deletion') await askForDeletion(server);
}

async function aScene(trial: Trial): Promise<Scene> {
  const contract = await addContract(trial.server, { amount: AMOUNT });
  const token = `sbx_card_ok_${contract.id.slice(-8)}`;
  const { id: methodId } = await addMethod(trial.server, { userId: contract.clientId, token });
  const ids = { paidId: '', workId: '', disputeId: '', amendmentId: '' };
  return { ...trial, ...ids, contract, methodId, milestoneIds: [] };
}

/** Two milestones; `finish` follows from the approval of the last one. */
async function divide(scene: Scene): Promise<void> {
  const { server, contract, action } = scene;
  const isLast = action === 'finish';
  const rows = await server.database
    .insert(milestones)
    .values([
      {
        contractId: contract.id,
        position: 0,
        title: 'Demolition',
        amount: TO_COME,
        ...(isLast && { approvedAt: sql`now()` }),
      },
      { contractId: contract.id, position: 1, title: 'Tiling', amount: HELD },
    ])
    .returning();
  scene.milestoneIds = rows.map(({ id }) => id);
}

async function order({ server, contract, milestoneIds, methodId, action }: Scene, amount: number) {
  if (action === 'fundingFailed')
    await server.database
      .update(paymentMethods)
      .set({ token: `sbx_card_declined_${contract.id.slice(-8)}` })
      .where(eq(paymentMethods.id, methodId));
  const { id: contractId, clientId: payerId } = contract;
  const [milestoneId = null] = milestoneIds;
  const begin = { contractId, milestoneId, payerId, methodId, amount, fromBalance: 0 };
  const { id } = await server.connection.transaction((tx) => server.services.payments.begin(tx, begin));
  return id;
}

async function pay(scene: Scene, amount: number): Promise<string> {
  const paidId = await order({ ...scene, action: 'fund' }, amount);
  await scene.server.settle();
  return paidId;
}

/** Work that waits, for the clock already too long. */
async function handIn(scene: Scene): Promise<void> {
  const { server, contract, milestoneIds, action } = scene;
  const milestoneId = milestoneIds[action === 'finish' ? 1 : 0] ?? null;
  const createdAt = sql`now() - make_interval(days => ${byClock(scene) && action !== 'finish' ? 30 : 0}::int)`;
  const [row] = await server.database
    .insert(submissions)
    .values({ contractId: contract.id, text: 'Done.', createdAt, milestoneId })
    .returning();
  scene.workId = row?.id ?? '';
}

/** Where the money is the professional's also after an end: that one says paid. */
const IS_EARNED: readonly ContractAction[] = ['approvePayment', 'funded', 'fundingFailed'];

async function setStatus(scene: Scene): Promise<void> {
  const { server, contract, action, from, by } = scene;
  if (from === 'active') return;
  const isOver = from !== 'paused';
  const isPaid = byClock(scene) && from !== 'completed' && IS_EARNED.includes(action);
  const isLate = by === 'system' && ['approvePayment', 'refund'].includes(action);
  await server.database
    .update(contracts)
    .set({
      status: from,
      ...(isPaid && isOver && { paymentStatus: 'paid', paidAt: sql`now()` }),
      ...(isOver && { finishedAt: sql`now() - make_interval(days => ${isLate ? 15 : 0}::int)` }),
    })
    .where(eq(contracts.id, contract.id));
}

async function propose(scene: Scene, by: string): Promise<void> {
  const { data } = (await callerOf(scene, by).post(`${pathOf(scene)}/amendments`, amendment(scene))).json();
  scene.amendmentId = data._id;
}

/** Other terms for the same money. */
export const amendment = ({ milestoneIds }: Scene) => ({
  startDate: '2026-01-01',
  endDate: '2031-02-03',
  terms: 'As agreed anew.',
  amount: AMOUNT / 100,
  milestones: milestoneIds.map((_id, n) => ({
    _id,
    title: n === 0 ? 'Demolition' : 'Tiling',
    amount: (n === 0 ? TO_COME : HELD) / 100,
  })),
});

async function raise(scene: Scene): Promise<void> {
  const { server, contract, action, by } = scene;
  const isByHirer = action === 'answerDispute' ? by !== 'hirer' : by !== 'professional';
  const raisedById = isByHirer ? contract.clientId : contract.professionalId;
  const { id } = await addDispute(server, { contractId: contract.id, raisedById });
  scene.disputeId = id;
}

/** Decided, and, where that is what is open or what is decided next, appealed against. */
async function decide(scene: Scene): Promise<void> {
  const { server, action, thing, disputeId } = scene;
  // It is open, and the appeal comes too early.
  if (action === 'appeal' && thing === 'dispute') return;
  const path = `${pathOf(scene)}/disputes/${disputeId}`;
  await server.as('admin').patch(`${path}/resolve`, { outcome: 'release', note: 'Seen.' });
  if (action === 'resolveAppeal' || thing === 'dispute')
    await server.as('client').post(`${path}/appeal`, { reason: 'It still drips.' });
  else if (action === 'settle')
    await server.connection.pool.query(
      `update disputes set closed_at = now() - interval '8 days' where id = $1`,
      [disputeId],
    );
}

/** Both sides ask. */
export async function askForDeletion({ connection, user }: TestServer): Promise<void> {
  const both = [(await user('client')).id, (await user('contractor')).id];
  await connection.pool.query(
    `update users set deletion_due_at = now() + interval '20 days' where id = any($1)`,
    [both],
  );
}
