import { sql } from 'drizzle-orm';
import type { Tx } from '../src/database/connect';
import { demoAccounts } from './people/demo-accounts';

/** What a demo hirer was told of, and how much of it is still new. */
const TOLD = 6;
const NEW = 2;

/** The newest applications to the jobs of the demo hirers, as they were told of them. */
export async function seedNotices(tx: Tx): Promise<void> {
  const [client, company] = demoAccounts;
  for (const { email } of [client, company]) {
    await tx.execute(sql`
      insert into notifications
        (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
      select gen_random_uuid(), owner_id, 'applicationReceived', id::text, 'job:' || job_id, user_id,
        jsonb_build_object('jobTitle', title, 'person', full_name), '/jobs/' || job_id || '/applicants',
        case when turn > ${NEW}::int then created_at end, case when turn > ${NEW}::int then created_at end, created_at
      from (
        select applications.id, applications.job_id, applications.user_id, applications.created_at,
          jobs.owner_id, jobs.title, applicants.full_name,
          row_number() over (order by applications.created_at desc, applications.id) as turn
        from applications
        join jobs on jobs.id = applications.job_id
        join users owners on owners.id = jobs.owner_id
        join users applicants on applicants.id = applications.user_id
        where owners.email = ${email}) as newest
      where turn <= ${TOLD}::int`);
  }
}
