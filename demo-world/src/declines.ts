import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Decline } from '@plumbline/shared-schema/applications';
import type { Tx } from '@plumbline/server/database/connect';
import { before, DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

const LETTERS: Record<'client' | 'company' | 'contractor', Decline> = {
  client: {
    reason: 'distance',
    message:
      'Thank you for your letter. We would rather have somebody who lives closer and can come by at short notice.',
  },
  company: {
    reason: 'price',
    message: 'Thank you for the careful letter. Your price is fair, but it is more than this job can carry.',
  },
  contractor: {
    reason: 'dates',
    message:
      'Thank you for your letter. We need to begin sooner than you can; please write again when we post the next job.',
  },
};

/** Each demo hirer has declined somebody else, and somebody else has declined the demo contractor. */
export async function seedDeclines(tx: Tx, now: Date): Promise<void> {
  const [client, company, contractor] = demoAccounts;
  const latest = before(now, 2 * DAY);
  for (const { email, userType } of [client, company])
    await decline(tx, LETTERS[userType], {
      latest,
      is: sql`owners.email = ${email} and applicants.email <> ${contractor.email}
        and (${userType} <> 'client' or applicants.city <> owners.city)`,
    });
  await decline(tx, LETTERS.contractor, {
    latest,
    is: sql`applicants.email = ${contractor.email} and owners.email not in (${client.email}, ${company.email})`,
  });
}

/** The newest of before `latest` that has no offer, a day after it was sent. */
async function decline(
  tx: Tx,
  { reason, message }: Decline,
  { is, latest }: { is: SQL; latest: Date },
): Promise<void> {
  await tx.execute(sql`
    with chosen as (
      select applications.id, applications.created_at + interval '1 day' as at
      from applications
      join jobs on jobs.id = applications.job_id
      join users owners on owners.id = jobs.owner_id
      join users applicants on applicants.id = applications.user_id
      where ${is} and jobs.status = 'open' and not applications.is_hired
        and applications.created_at <= ${latest.toISOString()}::timestamptz
        and not exists (select from offers
          where offers.job_id = applications.job_id and offers.professional_id = applications.user_id)
      order by applications.created_at desc, applications.id
      limit 1)
    update applications set declined_at = chosen.at, decline_reason = ${reason}, decline_message = ${message}
    from chosen where chosen.id = applications.id`);
}
