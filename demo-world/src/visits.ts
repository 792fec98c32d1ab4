import { sql } from 'drizzle-orm';
import type { VisitStatus } from '@plumbline/shared-schema/visit-machine';
import { clockOf, dayAfter } from '@plumbline/shared-schema/zones';
import type { Tx } from '@plumbline/server/database/connect';
import { visits } from '@plumbline/server/database/tables/visits';
import { before, DAY, HOUR } from './moments';
import { demoAccounts } from './people/demo-accounts';

/** `applied`: seconds since 1970. */
type Application = { job_id: string; client_id: string; contractor_id: string; applied: number };
/** `day`: from today; the next working day counts. */
type PlannedVisit = { status: VisitStatus; day: number; hour: number };

const ZONE = 'America/New_York';
const ADDRESSES = ['48 Garden Street', '7 Mill Lane', '210 Harbor Avenue', '15 Chestnut Road'];

/** What stands in the diary of a demo account: asked for, agreed on, and one that has been. */
const PLANNED: readonly PlannedVisit[] = [
  { status: 'proposed', day: 3, hour: 9 },
  { status: 'agreed', day: 5, hour: 14 },
  { status: 'over', day: -9, hour: 10 },
];

/** Visits for open jobs of the demo hirers, by people who applied for them, and of the demo contractor. */
export async function seedVisits(tx: Tx, now: Date): Promise<void> {
  const [client, company, contractor] = demoAccounts;
  const planned = await Promise.all(
    [client, company, contractor].map(({ email }) => findApplications(tx, email)),
  );
  const taken = new Set<string>();
  const rows = planned.flatMap((applications, account) =>
    applications
      // The demo contractor may have applied to the demo client.
      .filter(({ job_id: job, contractor_id: person }) => !taken.has(job + person) && taken.add(job + person))
      .slice(0, PLANNED.length)
      .flatMap((application, index) => visitOf(application, { index, account, now }) ?? []),
  );
  if (rows.length > 0) await tx.insert(visits).values(rows);
}

function visitOf(
  { job_id: jobId, client_id: clientId, contractor_id: contractorId, applied }: Application,
  { index, account, now }: { index: number; account: number; now: Date },
): typeof visits.$inferInsert | undefined {
  const { status, day, hour } = PLANNED[index % PLANNED.length] ?? { status: 'proposed', day: 3, hour: 9 };
  // An hour apart for each account, so that nobody is in two places.
  const startsAt = at(now, { day, hour: hour + account });
  const isProposed = status === 'proposed';
  const createdAt = new Date(
    Math.max(before(startsAt < now ? startsAt : now, DAY).getTime(), applied * 1000),
  );
  // Nobody comes to look before having applied.
  if (startsAt < createdAt) return undefined;
  return {
    ...{
      jobId,
      clientId,
      contractorId,
      status,
      minutes: 60,
      timeZone: ZONE,
      createdAt,
      updatedAt: createdAt,
    },
    address: ADDRESSES[(index + account) % ADDRESSES.length] ?? '',
    proposerId: isProposed ? clientId : null,
    times: isProposed ? [0, 1, 2].map((more) => at(now, { day: day + more, hour }).toISOString()) : [],
    startsAt: isProposed ? null : startsAt,
    endsAt: isProposed ? null : new Date(startsAt.getTime() + HOUR),
  };
}

/** On the clock of the place, on the next day from Monday to Friday. */
function at(now: Date, { day, hour }: { day: number; hour: number }): Date {
  const clock = clockOf(ZONE);
  let date = dayAfter(clock.wallAt(now.getTime()).slice(0, 10), day);
  while ([0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())) date = dayAfter(date);
  return new Date(clock.instantAt(`${date}T${String(hour).padStart(2, '0')}:00`) ?? now.getTime());
}

/** One for each contractor, of open jobs that the account posted or applied to. */
async function findApplications(tx: Tx, email: string): Promise<Application[]> {
  const { rows } = await tx.execute<Application>(sql`
    select job_id, client_id, contractor_id, extract(epoch from created_at)::float8 as applied from (
      select distinct on (applications.user_id, jobs.owner_id)
        applications.job_id, jobs.owner_id as client_id, applications.user_id as contractor_id, applications.created_at
      from applications
      join jobs on jobs.id = applications.job_id and jobs.status = 'open'
      join users owner on owner.id = jobs.owner_id
      join users people on people.id = applications.user_id
      where ${email} in (owner.email, people.email) and applications.declined_at is null
      order by applications.user_id, jobs.owner_id, applications.created_at desc) newest
    order by created_at desc, job_id, contractor_id
    limit ${2 * PLANNED.length}::int`);
  return rows;
}
