import { sql } from 'drizzle-orm';
import { RHYTHMS } from '@plumbline/shared-schema/deal-options';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';
import type { Tx } from '@plumbline/server/database/connect';
import { recurringJobs } from '@plumbline/server/database/tables/recurring-jobs';
import { instantOf } from '@plumbline/server/domains/deals/recurring/turns';
import { demoAccounts } from './people/demo-accounts';

const ZONE = 'America/New_York';
/** In days from today: when the next one comes of each. */
const NEXT = [9, 24];
/** Titles of work that is due again and again. */
const COMES_AGAIN = 'gutter|garden|hedge|lawn|tree|boiler|heat|chimney|drain|clean|paint|wash|service';

/** Jobs of the demo hirers that post themselves again: one quarterly, one yearly. */
export async function seedRecurringJobs(tx: Tx, now: Date): Promise<void> {
  const [client, company] = demoAccounts;
  const today = clockOf(ZONE).wallAt(now.getTime()).slice(0, 10);
  for (const { email } of [client, company]) {
    const { rows } = await tx.execute<{ id: string; owner_id: string }>(sql`
      select jobs.id, jobs.owner_id from jobs join users on users.id = jobs.owner_id
      where users.email = ${email} and jobs.status = 'closed' and jobs.hidden_at is null
      order by jobs.title ~* ${COMES_AGAIN} desc, jobs.created_at desc, jobs.id limit ${NEXT.length}::int`);
    for (const [index, { id: jobId, owner_id: ownerId }] of rows.entries()) {
      const day = dayAfter(today, NEXT[index] ?? 9);
      await tx.insert(recurringJobs).values({
        ...{ ownerId, jobId, timeZone: ZONE },
        rhythm: RHYTHMS[index + 3] ?? 'yearly',
        firstDay: day,
        nextDay: day,
        nextAt: instantOf(day, ZONE),
        createdAt: now,
      });
    }
  }
}
