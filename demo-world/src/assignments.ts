import { and, asc, eq, ne } from 'drizzle-orm';
import { dayAfter, workSpans } from '@plumbline/shared-schema/zones';
import type { Tx } from '@plumbline/server/database/connect';
import { assignments } from '@plumbline/server/database/tables/assignments';
import { contracts } from '@plumbline/server/database/tables/contracts';
import { teamMembers } from '@plumbline/server/database/tables/team';
import { users } from '@plumbline/server/database/tables/users';
import { createRandom } from '@plumbline/server/testing/random';
import { before, DAY, idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';

const ZONE = 'America/New_York';
const ROLES = ['recruiter', 'viewer'] as const;
/** Days from today, one stretch for each contract and person. */
const AHEAD = [2, 6, 9, 13];
const HOURS = { from: '08:00', to: '16:00' };

/** The demo contractor has two people, who are given days of the contracts that run. */
export async function seedTeamWork(tx: Tx, now: Date): Promise<void> {
  const [, , { email }] = demoAccounts;
  const [boss] = await tx.select().from(users).where(eq(users.email, email));
  if (boss === undefined) return;
  const crew = await addCrew(tx, boss.id, now);
  const running = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.professionalId, boss.id), eq(contracts.status, 'active')))
    .orderBy(asc(contracts.createdAt), asc(contracts.id))
    .limit(AHEAD.length);
  const random = createRandom(79);
  const people = [...crew, boss.id];
  const rows = running.map(({ id: contractId }, index) => {
    const createdAt = before(now, DAY);
    return {
      ...{ id: idAt(createdAt, random), contractId, assigneeId: people[index % people.length] ?? boss.id },
      ...{ createdAt, updatedAt: createdAt, ...plan(now, index) },
    };
  });
  if (rows.length > 0) await tx.insert(assignments).values(rows);
}

async function addCrew(tx: Tx, companyId: string, now: Date): Promise<string[]> {
  const crew = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'contractor'), ne(users.id, companyId)))
    .orderBy(asc(users.email))
    .limit(ROLES.length);
  const createdAt = before(now, 40 * DAY);
  const rows = crew.map(({ id: userId }, index) => ({
    ...{ companyId, userId, createdAt },
    role: ROLES[index] ?? ('viewer' as const),
  }));
  await tx.insert(teamMembers).values(rows);
  return crew.map(({ id }) => id);
}

/** A day or two, by hours or whole. */
function plan(now: Date, index: number) {
  const from = dayAfter(now.toISOString().slice(0, 10), AHEAD[index]);
  const hours = index === 1 ? null : HOURS;
  const time = { from, to: dayAfter(from, index % 2), hours, timeZone: ZONE };
  const spans = workSpans(time);
  return {
    ...{ firstDay: time.from, lastDay: time.to, timeZone: ZONE },
    ...{ fromTime: hours?.from ?? null, toTime: hours?.to ?? null },
    startsAt: spans[0]?.startsAt ?? now,
    endsAt: spans.at(-1)?.endsAt ?? now,
  };
}
