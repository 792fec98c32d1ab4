import { and, eq, sql } from 'drizzle-orm';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { Tx } from '@plumbline/server/database/connect';
import { contractEvents } from '@plumbline/server/database/tables/contracts';
import { milestones } from '@plumbline/server/database/tables/milestones';
import { submissions } from '@plumbline/server/database/tables/submissions';
import { idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { createRandom } from '@plumbline/server/testing/random';
import type { Random } from '@plumbline/server/testing/random';

type FoundContract = {
  id: string;
  amount: number;
  client_id: string;
  professional_id: string;
  created_at: string;
  submission_id: string;
  submitted_at: string;
};
type MilestoneEvent = [action: ContractAction, by: 'hirer' | 'professional', about: string, part: number];

const SEED = 20_260_505;
const TITLES = ['Preparation', 'First half', 'Second half', 'Finishing'] as const;
/** Shares of the amount; the last milestone has the rest. */
const PARTS = [0.2, 0.35, 0.25];
const DOLLAR = 100;
/** Before the work that waits now; `part` of the time until then. */
const TOLD: readonly MilestoneEvent[] = [
  ['submit', 'professional', TITLES[0], 0.2],
  ['approveMilestone', 'hirer', TITLES[0], 0.35],
  ['submit', 'professional', TITLES[2], 0.6],
  ['requestChanges', 'hirer', TITLES[2], 0.8],
];
const WORDS = {
  done: 'Everything is cleared, measured and covered; the pictures are in the folder.',
  half: 'The second half is in place but for the corner behind the door.',
  changes: 'The corner behind the door has to be done as well, please.',
};

/**
 * A running contract of the demo accounts whose work waits is one in four milestones, of which one is approved, one
 * waits, one is to be changed and one was not begun. Not one with a proposed change, which knows of no milestones.
 */
export async function seedMilestones(tx: Tx): Promise<void> {
  const found = await findContract(tx);
  if (found === undefined) return;
  const random = createRandom(SEED);
  const start = new Date(found.created_at).getTime();
  const span = new Date(found.submitted_at).getTime() - start;
  const at = (part: number) => new Date(start + Math.floor(part * span));
  const [approvedAt, changedAt] = [at(0.35), at(0.8)];
  const ids = TITLES.map(() => idAt(at(0), random));
  const { id: contractId } = found;
  const amounts = amountsOf(found.amount);
  await tx.insert(milestones).values(
    TITLES.map((title, position) => ({
      id: ids[position],
      contractId,
      position,
      title,
      amount: amounts[position] ?? 0,
      approvedAt: position === 0 ? approvedAt : null,
      createdAt: at(0),
    })),
  );
  await tx.update(submissions).set({ milestoneId: ids[1] }).where(eq(submissions.id, found.submission_id));
  await tx
    .update(contractEvents)
    .set({ about: TITLES[1] })
    .where(and(eq(contractEvents.contractId, contractId), eq(contractEvents.action, 'submit')));
  const judged = { contractId, decidedBy: 'hirer' } as const;
  await tx.insert(submissions).values([
    {
      ...judged,
      id: idAt(at(0.2), random),
      milestoneId: ids[0],
      text: WORDS.done,
      status: 'approved',
      decidedAt: approvedAt,
      createdAt: at(0.2),
    },
    {
      ...judged,
      id: idAt(at(0.6), random),
      milestoneId: ids[2],
      text: WORDS.half,
      status: 'changes-requested',
      note: WORDS.changes,
      decidedAt: changedAt,
      createdAt: at(0.6),
    },
  ]);
  await tx.insert(contractEvents).values(linesOf(found, at, random));
}

function linesOf({ id: contractId, ...found }: FoundContract, at: (part: number) => Date, random: Random) {
  const actors = { hirer: found.client_id, professional: found.professional_id };
  return TOLD.map(([action, by, about, part]) => ({
    id: idAt(at(part), random),
    contractId,
    actorId: actors[by],
    action,
    fromStatus: 'active' as const,
    toStatus: 'active' as const,
    note: action === 'requestChanges' ? WORDS.changes : null,
    about,
    createdAt: at(part),
  }));
}

/** Cents, in whole dollars but for the last one. */
function amountsOf(amount: number): number[] {
  const first = PARTS.map((part) => Math.floor((amount * part) / DOLLAR) * DOLLAR);
  return [...first, amount - first.reduce((sum, one) => sum + one, 0)];
}

/** The demo client's before those of the others. */
async function findContract(tx: Tx): Promise<FoundContract | undefined> {
  const [client, ...others] = demoAccounts.map(({ email }) => sql`${email}`);
  const { rows } = await tx.execute<FoundContract>(sql`
    select c.id, c.amount::int as amount, c.client_id, c.professional_id, c.created_at,
      s.id as submission_id, s.created_at as submitted_at
    from contracts c
    join submissions s on s.contract_id = c.id and s.status = 'submitted'
    join users hirer on hirer.id = c.client_id
    join users professional on professional.id = c.professional_id
    where c.status = 'active'
      and not exists (select from amendments a where a.contract_id = c.id and a.status = 'open')
      and (hirer.email = ${client} or hirer.email in (${sql.join(others, sql`, `)})
      or professional.email in (${sql.join(others, sql`, `)}))
    order by (hirer.email = ${client}) desc, c.created_at, c.id
    limit 1`);
  return rows[0];
}
