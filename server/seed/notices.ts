import { sql } from 'drizzle-orm';
import type { Tx } from '../src/database/connect';
import { demoAccounts } from './people/demo-accounts';

/** What a demo hirer was told of, and how much of it is still new. */
const TOLD = 6;
const NEW = 2;

/** What the demo people were told: of applications to their jobs, of those declined, of changes of their contracts and of disputes. */
export async function seedNotices(tx: Tx): Promise<void> {
  await tellOfApplications(tx);
  await tellOfDeclines(tx);
  for (const { email } of demoAccounts) await tellOfContracts(tx, email);
}

/** Of the newest ones. */
async function tellOfApplications(tx: Tx): Promise<void> {
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

/** Applicants have read it. */
async function tellOfDeclines(tx: Tx): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  await tx.execute(sql`
    insert into notifications
      (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
    select gen_random_uuid(), me.id, 'applicationDeclined', a.id || ' ' || a.declined_at, 'job:' || jobs.id, owner.id,
      jsonb_build_object('jobTitle', jobs.title, 'person', coalesce(nullif(owner.company_name, ''), owner.full_name)),
      '/proposals?tab=sent&proposal=' || a.id, a.declined_at, a.declined_at, a.declined_at
    from applications a
    join users me on me.id = a.user_id and me.email in ${emails}
    join jobs on jobs.id = a.job_id
    join users owner on owner.id = jobs.owner_id
    where a.declined_at is not null`);
}

/** A proposed change that waits for their answer is still new to them. */
async function tellOfContracts(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    insert into notifications
      (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
    select gen_random_uuid(), me.id, told.kind, e.id::text, 'contract:' || c.id, other.id,
      jsonb_build_object('jobTitle', jobs.title, 'person', coalesce(nullif(other.company_name, ''), other.full_name)),
      case when c.client_id = me.id then '/contracts' else '/active-contracts' end || '?contract=' || c.id,
      case when not waits.is_new then e.created_at end, case when not waits.is_new then e.created_at end, e.created_at
    from contract_events e
    join (values ('proposeAmendment', 'amendmentProposed'), ('acceptAmendment', 'amendmentAccepted'),
      ('dispute', 'disputeOpened'), ('answerDispute', 'disputeAnswered'), ('resolveDispute', 'disputeResolved'))
      as told (action, kind) on told.action = e.action
    join contracts c on c.id = e.contract_id
    join jobs on jobs.id = c.job_id
    join users me on me.id in (c.client_id, c.professional_id) and me.email = ${email}
    join users other on other.id in (c.client_id, c.professional_id) and other.id <> me.id
    cross join lateral (select e.action = 'proposeAmendment' and exists (
      select from amendments a where a.contract_id = c.id and a.status = 'open') as is_new) as waits
    where e.actor_id is distinct from me.id`);
}
