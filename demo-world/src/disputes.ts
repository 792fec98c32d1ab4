import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import type { Tx } from '@plumbline/server/database/connect';
import { cases } from '@plumbline/server/database/tables/cases';
import { contractEvents } from '@plumbline/server/database/tables/contracts';
import { disputeDecisions, disputes } from '@plumbline/server/database/tables/disputes';
import { before, DAY, idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { createRandom } from '@plumbline/server/testing/random';

type Candidate = {
  id: string;
  job_id: string;
  client_id: string;
  professional_id: string;
  status: ContractStatus;
  finished_at: Date;
};
type Line = { actorId: string | null; action: ContractAction; note: string; createdAt: Date };

const SEED = 20_260_504;
const LETTERS = {
  open: {
    reason: 'Two of the five things we had agreed on were never begun, and the site was left as a mess.',
    answer: 'The place was locked on both days that we had agreed on. Everything I could reach is done.',
  },
  decided: {
    reason: 'The work stopped after a day, and nobody came back to finish it.',
    answer: 'I fell ill and said so at once. I would have come back the week after.',
    note: 'Neither side is to blame, but the work was not done: the client pays nothing for it.',
  },
};

/** A dispute of a demo account that was answered and waits for an administrator, and one that was decided. */
export async function seedDisputes(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(SEED);
  const [open, decided] = await findCandidates(tx, before(now, 4 * DAY));
  const idOf = (at: Date) => idAt(at, random);
  if (open) await tellOf(tx, open, { idOf, isDecided: false });
  if (decided) await tellOf(tx, decided, { idOf, isDecided: true });
}

/** Finished and not paid, those of the demo accounts first, then the latest. */
async function findCandidates(tx: Tx, latest: Date): Promise<Candidate[]> {
  const emails: SQL = sql.join(
    demoAccounts.map(({ email }) => sql`${email}`),
    sql`, `,
  );
  const { rows } = await tx.execute<Omit<Candidate, 'finished_at'> & { finished_at: string }>(sql`
    select c.id, c.job_id, c.client_id, c.professional_id, c.status, c.finished_at
    from contracts c
    where c.status in ('ended', 'completed') and c.payment_status = 'pending'
      and c.finished_at <= ${latest.toISOString()}::timestamptz
    order by exists (select from users u where u.id in (c.client_id, c.professional_id) and u.email in (${emails})) desc,
      c.finished_at desc, c.id
    limit 2`);
  return rows.map((row) => ({ ...row, finished_at: new Date(row.finished_at) }));
}

type Telling = { idOf: (at: Date) => string; isDecided: boolean };

/** Raised by the hirer a day after the end, answered a day later, decided after another one. */
async function tellOf(tx: Tx, contract: Candidate, { idOf, isDecided }: Telling): Promise<void> {
  const [createdAt, answeredAt, closedAt] = [1, 2, 3].map(
    (days) => new Date(contract.finished_at.getTime() + days * DAY),
  ) as [Date, Date, Date];
  const { client_id: raisedById, job_id: jobId } = contract;
  const { reason, answer } = isDecided ? LETTERS.decided : LETTERS.open;
  const { note } = LETTERS.decided;
  const id = idOf(createdAt);
  const said = { id, contractId: contract.id, raisedById, reason, createdAt, answer, answeredAt };
  const decision = { status: 'resolved', outcome: 'refund', note, closedAt } as const;
  await tx.insert(disputes).values({ ...said, ...(isDecided && decision) });
  const found = { id: idOf(createdAt), kind: 'dispute', aboutId: id, jobId, createdAt } as const;
  const closed = { status: 'resolved', note, decidedAt: closedAt } as const;
  await tx
    .insert(cases)
    .values({ ...found, updatedAt: isDecided ? closedAt : createdAt, ...(isDecided && closed) });
  if (isDecided) {
    const row = { id: idOf(closedAt), disputeId: id, round: 1, outcome: 'refund', note } as const;
    await tx.insert(disputeDecisions).values({ ...row, createdAt: closedAt });
  }
  const lines: Line[] = [
    { actorId: raisedById, action: 'dispute', note: reason, createdAt },
    { actorId: contract.professional_id, action: 'answerDispute', note: answer, createdAt: answeredAt },
    ...(isDecided ? [{ actorId: null, action: 'resolveDispute' as const, note, createdAt: closedAt }] : []),
  ];
  const common = { contractId: contract.id, fromStatus: contract.status, toStatus: contract.status };
  await tx
    .insert(contractEvents)
    .values(lines.map((line) => ({ id: idOf(line.createdAt), ...common, ...line })));
}
