import { sql } from 'drizzle-orm';
import { sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import { toDollars } from '@plumbline/shared-schema/money';
import type { Tx } from '@plumbline/server/database/connect';
import { quotes } from '@plumbline/server/database/tables/quotes';
import type { QuoteLineRow } from '@plumbline/server/database/tables/quotes';
import { DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

/** `applied`: seconds since 1970. */
type Application = { job_id: string; client_id: string; contractor_id: string; applied: number };

const QUOTED = 3;

/** In cents; the second contractor asks for more work and less material, and so on. */
const linesOf = (place: number): QuoteLineRow[] => [
  {
    ...{ kind: 'labour', text: 'Work on site, tools included', quantity: 14 + 3 * place },
    ...{ unit: 'hour', price: 62_00 + 350 * place, isOptional: false },
  },
  {
    ...{ kind: 'material', text: 'Material as discussed', quantity: 1 },
    ...{ unit: 'lump', price: 480_00 - 65_00 * place, isOptional: false },
  },
  {
    ...{ kind: 'other', text: 'Removal and disposal of the old parts', quantity: 1 },
    ...{ unit: 'lump', price: 90_00, isOptional: true },
  },
];

/** Quotes for the newest open job of the demo client, and of the demo contractor, by people who applied for them. */
export async function seedQuotes(tx: Tx, now: Date): Promise<void> {
  const [client, , contractor] = demoAccounts;
  const found = [
    ...(await findApplications(tx, client.email)),
    ...(await findApplications(tx, contractor.email)),
  ];
  const taken = new Set<string>();
  const rows = found
    .filter(({ job_id: job, contractor_id: person }) => !taken.has(job + person) && taken.add(job + person))
    .map((application, place) => quoteOf(application, place % QUOTED, now));
  if (rows.length > 0) await tx.insert(quotes).values(rows);
}

function quoteOf(
  { job_id: jobId, client_id: clientId, contractor_id: contractorId, applied }: Application,
  place: number,
  now: Date,
): typeof quotes.$inferInsert {
  const lines = linesOf(place);
  const priced = lines.map((line) => ({ ...line, price: toDollars(line.price) }));
  const tax = { taxRate: 8.875, isTaxIncluded: false };
  const sentAt = new Date(Math.max(now.getTime() - DAY, applied * 1000));
  return {
    ...{ jobId, clientId, contractorId, lines, ...tax },
    ...{ writtenBy: 'contractor', status: 'sent', version: 1, sentAt, createdAt: sentAt, updatedAt: sentAt },
    total: sumsOfQuote({ lines: priced, ...tax }).total,
    exclusions: 'Repairs to what the work uncovers.',
    deposit: 200_00,
    validUntil: new Date(now.getTime() + 21 * DAY).toISOString().slice(0, 10),
    expectedDays: 5 + 2 * place,
  };
}

/** The applications to one open job that the account posted or applied to: the one with the most that stand. */
async function findApplications(tx: Tx, email: string): Promise<Application[]> {
  const { rows } = await tx.execute<Application>(sql`
    with standing as (
      select applications.job_id, jobs.owner_id as client_id, applications.user_id as contractor_id,
        extract(epoch from applications.created_at)::float8 as applied,
        count(*) over (partition by applications.job_id) as many
      from applications
      join jobs on jobs.id = applications.job_id and jobs.status = 'open' and jobs.hidden_at is null
      join users owner on owner.id = jobs.owner_id
      join users people on people.id = applications.user_id
      where ${email} in (owner.email, people.email) and applications.declined_at is null and not applications.is_hired
        and not exists (select from offers where offers.job_id = applications.job_id
          and offers.professional_id = applications.user_id))
    select job_id, client_id, contractor_id, applied from standing
    where job_id = (select job_id from standing order by many desc, job_id limit 1)
    order by applied, contractor_id limit ${QUOTED}::int`);
  return rows;
}
