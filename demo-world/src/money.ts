import { sandboxMethodOf } from '@plumbline/shared-schema/sandbox-methods';
import type { Tx } from '@plumbline/server/database/connect';
import { contractEvents } from '@plumbline/server/database/tables/contracts';
import {
  paymentMethods,
  payments,
  payouts,
  sandboxOperations,
} from '@plumbline/server/database/tables/payments';
import type { SandboxOperationRow } from '@plumbline/server/database/tables/payments';
import { withdrawnPosting, withdrawPosting } from '@plumbline/server/domains/money/ledger/leaving-postings';
import { createLedger } from '@plumbline/server/domains/money/ledger/ledger';
import type { Posting } from '@plumbline/server/domains/money/ledger/ledger';
import { chargePosting, fundPosting, releasePosting } from '@plumbline/server/domains/money/ledger/postings';
import { findFunded } from './funded';
import type { FundedPart } from './funded';
import { after, between, DAY, HOUR, idAt, MINUTE, SECOND } from './moments';
import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';

const SEED = 20_260_506;
const PROVIDER = 'sandbox' as const;
const TOKENS = { card: 'sbx_card_ok_00000042', bank: 'sbx_bank_ok_00000042' };
/** The share of the days between what was agreed and what came next. */
const FUNDED_BY = 1 / 4;
const DOLLAR = 100;

type Seeding = { tx: Tx; random: Random; now: Date };

/**
 * What the demo people paid and were paid, booked as orders that the sandbox has carried out: their paid contracts were
 * funded and released, some that run are funded, and one professional has had a part sent to the bank.
 */
export async function seedMoney(tx: Tx, now: Date): Promise<void> {
  const seeding = { tx, random: createRandom(SEED), now };
  const found = await findFunded(tx);
  const payers = [...new Set(found.map(({ clientId }) => clientId))];
  const cards = new Map<string, string>();
  for (const userId of payers) cards.set(userId, await addMethod(seeding, userId, 'card'));
  const funded: Posting[] = [];
  for (const one of found) funded.push(...(await fund(seeding, one, cards.get(one.clientId) ?? '')));
  await createLedger().post(tx, [...funded, ...found.flatMap(releaseOf)]);
  const last = found.findLast(({ approval, isDemoProfessional }) => approval !== null && isDemoProfessional);
  if (last) await withdraw(seeding, last);
}

async function addMethod({ tx }: Seeding, userId: string, kind: 'card' | 'bank'): Promise<string> {
  const token = TOKENS[kind];
  const { number = '', brand = null } = sandboxMethodOf(token) ?? {};
  const known = { token, brand, last4: number.slice(-4), expires: kind === 'card' ? '12/34' : null };
  const [row] = await tx
    .insert(paymentMethods)
    .values({ userId, provider: PROVIDER, kind, ...known, isDefault: true })
    .returning();
  if (row === undefined) throw new Error('no payment method was inserted');
  return row.id;
}

/** The payment, what the sandbox knows of it, and the two lines of the history; returns what it moves. */
async function fund({ tx, random }: Seeding, funded: FundedPart, methodId: string): Promise<Posting[]> {
  const { contractId, milestoneId, clientId: payerId, amount, about, agreedAt, nextAt } = funded;
  const at = between(agreedAt.getTime(), nextAt.getTime() - MINUTE, FUNDED_BY);
  const id = idAt(at, random);
  const order = { id, contractId, milestoneId, payerId, provider: PROVIDER, amount };
  const ref = `sbx_charge_${id}`;
  await tx
    .insert(payments)
    .values({ ...order, methodId, status: 'succeeded', ref, createdAt: at, settledAt: at });
  await note(tx, { key: id, kind: 'charge', ref, token: TOKENS.card, amount, outcome: 'succeeded' }, at);
  const line = { contractId, fromStatus: 'active', toStatus: 'active', about } as const;
  const settled = new Date(at.getTime() + SECOND);
  await tx.insert(contractEvents).values([
    { id: idAt(at, random), ...line, actorId: payerId, action: 'fund', createdAt: at },
    { id: idAt(settled, random), ...line, actorId: null, action: 'funded', createdAt: settled },
  ]);
  const cause = { event: `${PROVIDER}:call:${id}:charge.succeeded`, actorId: null, at: settled };
  return [chargePosting(order, cause), fundPosting(order, cause)];
}

type OperationFacts = Pick<SandboxOperationRow, 'key' | 'kind' | 'ref' | 'token' | 'amount' | 'outcome'>;

/** In the books of the sandbox, which gives back only what it has charged. */
async function note(tx: Tx, operation: OperationFacts, at: Date): Promise<void> {
  await tx.insert(sandboxOperations).values({ ...operation, dueAt: at, toldAt: at, createdAt: at });
}

/** With the approval of the payment. The operator of a demo takes nothing. */
function releaseOf({ approval, clientId: actorId, ...funded }: FundedPart): Posting[] {
  if (approval === null) return [];
  const { id: eventId, at } = approval;
  return [
    releasePosting({ ...funded, eventId, feePercent: 0 }, { event: `contract:${eventId}`, actorId, at }),
  ];
}

/** Half of what a contract gave, a day after it. */
async function withdraw(seeding: Seeding, { approval, professionalId: userId, amount: given }: FundedPart) {
  if (approval === null) return;
  const { tx, random, now } = seeding;
  const at = after(approval.at, DAY, now);
  const settledAt = after(at, HOUR, now);
  const id = idAt(at, random);
  const amount = Math.floor(given / 2 / DOLLAR) * DOLLAR;
  const methodId = await addMethod(seeding, userId, 'bank');
  const payout = { id, userId, amount, provider: PROVIDER };
  const ref = `sbx_payout_${id}`;
  await tx.insert(payouts).values({ ...payout, methodId, status: 'paid', ref, createdAt: at, settledAt });
  await note(tx, { key: id, kind: 'payout', ref, token: TOKENS.bank, amount, outcome: 'paid' }, settledAt);
  await createLedger().post(tx, [
    withdrawPosting(payout, { event: `person:${userId}`, actorId: userId, at }),
    withdrawnPosting(payout, { event: `${PROVIDER}:call:${id}:payout.paid`, actorId: null, at: settledAt }),
  ]);
}
