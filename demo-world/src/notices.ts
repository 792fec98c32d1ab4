import { sql } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { KEPT_DAYS } from '@plumbline/server/domains/notices/notifications/notifications.repository';
import { before, DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

/** What a demo hirer was told of, and how much of it is still new. */
const TOLD = 6;
const NEW = 2;
/** As many tell what became of their offers. */
const OFFERS_TOLD = 15;

/** The name to show of who is on the other side. */
const PERSON = sql`coalesce(nullif(other.company_name, ''), other.full_name)`;

/**
 * What the demo people were told: of applications to their jobs, of those declined, of invitations and offers, of
 * changes of their contracts and of disputes.
 */
export async function seedNotices(tx: Tx, now: Date): Promise<void> {
  await tellOfApplications(tx);
  await tellOfDeclines(tx);
  for (const { email } of demoAccounts) {
    await tellOfInvites(tx, email);
    await tellOfOffers(tx, email, before(now, KEPT_DAYS * DAY));
    await tellOfContracts(tx, email);
  }
}

/** Notices of the newest applications. */
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

/** To contractors that they are invited, new while they have not answered; to hirers what was answered. */
async function tellOfInvites(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    insert into notifications
      (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
    select gen_random_uuid(), me.id, told.kind, i.id::text, 'job:' || jobs.id, other.id,
      jsonb_build_object('jobTitle', jobs.title, 'person', ${PERSON}), '/contract-invites',
      case when not waits.is_new then waits.since end, case when not waits.is_new then waits.since end, waits.since
    from invites i
    join (values ('inviteReceived', false), ('inviteAccepted', true), ('inviteDeclined', true))
      as told (kind, is_hirers) on not told.is_hirers or told.kind = 'invite' || initcap(i.status)
    join jobs on jobs.id = i.job_id
    join users me on me.email = ${email}
      and me.id = case when told.is_hirers then i.client_id else i.contractor_id end
    join users other on other.id in (i.client_id, i.contractor_id) and other.id <> me.id
    cross join lateral (select
      not told.is_hirers and i.status = 'pending' as is_new,
      case when told.is_hirers then i.updated_at else i.created_at end as since) as waits`);
}

/** Notices of the newest that the other side did `since` then; what waits for their answer is still new to them. */
async function tellOfOffers(tx: Tx, email: string, since: Date): Promise<void> {
  await tx.execute(sql`
    insert into notifications
      (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
    select gen_random_uuid(), me_id, kind, event_id::text, 'offer:' || offer_id, other_id,
      jsonb_build_object('jobTitle', title, 'person', person), href,
      case when not is_new then since end, case when not is_new then since end, since
    from (
      select me.id as me_id, told.kind, e.id as event_id, o.id as offer_id, other.id as other_id, jobs.title,
        ${PERSON} as person, e.created_at as since,
        case when told.is_hirers then '/jobs/' || jobs.id || '/applicants' else '/proposals' end as href,
        o.status = 'pending' and (e.action = 'counter' or e.action = 'send' and o.proposal is null) as is_new,
        row_number() over (order by e.created_at desc, e.id) as turn
      from offer_events e
      join (values ('send', 'offerReceived', false), ('withdraw', 'offerWithdrawn', false),
        ('accept', 'offerAccepted', true), ('reject', 'offerRejected', true), ('counter', 'counterReceived', true),
        ('expire', 'offerExpired', true), ('expire', 'offerExpired', false))
        as told (action, kind, is_hirers) on told.action = e.action
      join offers o on o.id = e.offer_id
      join jobs on jobs.id = o.job_id
      join users me on me.email = ${email}
        and me.id = case when told.is_hirers then o.client_id else o.professional_id end
      join users other on other.id in (o.client_id, o.professional_id) and other.id <> me.id
      where e.created_at > ${since.toISOString()}::timestamptz) as newest
    where turn <= ${OFFERS_TOLD}::int`);
}

/** A proposed change that waits for their answer is still new to them. */
async function tellOfContracts(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    insert into notifications
      (id, user_id, kind, subject, about, actor_id, "values", href, seen_at, read_at, created_at)
    select gen_random_uuid(), me.id, told.kind, e.id::text, 'contract:' || c.id, other.id,
      jsonb_build_object('jobTitle', jobs.title, 'person', ${PERSON}),
      case when c.client_id = me.id then '/contracts' else '/active-contracts' end || '?contract=' || c.id,
      case when not waits.is_new then e.created_at end, case when not waits.is_new then e.created_at end, e.created_at
    from contract_events e
    join (values ('proposeAmendment', 'amendmentProposed'), ('acceptAmendment', 'amendmentAccepted'),
      ('confirmTerms', 'termsConfirmed'),
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
