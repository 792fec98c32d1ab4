import { sql } from 'drizzle-orm';
import type { InviteStatus } from '@plumbline/shared-schema/invites';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '@plumbline/server/database/connect';
import { invites } from '@plumbline/server/database/tables/invites';
import { before, DAY, HOUR } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { typeset } from './template';

/** `posted`: seconds since 1970. */
type Candidate = {
  job_id: string;
  title: string;
  client_id: string;
  contractor_id: string;
  posted: number;
};

const SECOND = 1000;

/** What became of a demo hirer's invitations, the newest first; the first goes to the demo contractor. */
const STATUSES: readonly InviteStatus[] = ['pending', 'accepted', 'declined', 'withdrawn', 'pending'];
/** The demo contractor is asked for as many of a hirer's jobs at most. */
const FIRST_ASKED = 2;
/** The length of a degree of latitude. */
const KILOMETERS = 111.2;
/** One for each of their invitations. */
const LETTERS: Record<'client' | 'company', readonly string[]> = {
  client: [
    'Your profile looks right for {title}, and I would be glad of your quote. There is no hurry, the end of next week is fine.',
    'Would {title} be something for you? The house is easy to reach and you can come and look on any evening.',
    'A neighbor spoke well of you. Have a look at {title} and tell me what you think.',
    'I have read your reviews and would like you to see {title}. The photographs do not show everything, so a visit is welcome.',
    'We are choosing somebody for {title} this month. If it interests you, send a few lines and a first figure.',
  ],
  company: [
    'We are putting together a small crew and thought of you for {title}. Drawings are ready whenever you want to see them.',
    'Could you price {title} for us? The site is open on weekdays from seven, and our foreman will walk you around.',
    'One of our foremen has worked with you and asked for you again. Please have a look at {title}.',
    '{title} begins next month and we still need your trade. We pay within fourteen days of the invoice.',
    'Your last project is close to what we are planning: {title}. Would you have room in your calendar?',
  ],
};

/** Invitations of the demo hirers to contractors who have not applied for those jobs. */
export async function seedInvites(tx: Tx, now: Date): Promise<void> {
  const [client, company, contractor] = demoAccounts;
  for (const { email, userType } of [client, company]) {
    const candidates = await findCandidates(tx, { hirer: email, first: contractor.email });
    const rows = candidates.map((candidate, index) => {
      const { job_id: jobId, title, contractor_id: contractorId, client_id: clientId, posted } = candidate;
      // A day apart, but never before the job was there.
      const wait = Math.min(index * DAY + 3 * HOUR, (now.getTime() - posted * SECOND) / 2);
      const createdAt = before(now, wait);
      const status = STATUSES[index % STATUSES.length] ?? 'pending';
      const updatedAt = status === 'pending' ? createdAt : before(now, wait / 2);
      const letter = LETTERS[userType][index] ?? '';
      const message = typeset(letter.replace('{title}', `“${title}”`));
      return { id: uuidv7(), jobId, clientId, contractorId, message, status, createdAt, updatedAt };
    });
    if (rows.length > 0) await tx.insert(invites).values(rows);
  }
}

/**
 * Open jobs, each with somebody who has the first skill that is asked for, takes work so far away and has not applied:
 * first the demo contractor, then one for every job before a second one is asked.
 */
async function findCandidates(
  tx: Tx,
  { hirer, first }: { hirer: string; first: string },
): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with fitting as (
      select jobs.id as job_id, jobs.title, jobs.owner_id as client_id, jobs.created_at, people.id as contractor_id,
        people.email = ${first} as is_first,
        row_number() over (partition by jobs.id order by people.email = ${first} desc, md5(people.email || jobs.id)) as place,
        row_number() over (partition by people.id order by jobs.created_at desc, jobs.id) as turn
      from jobs
      join users owner on owner.id = jobs.owner_id and owner.email = ${hirer}
      join users people on people.user_type = 'contractor'
        and sqrt((people.lat - jobs.lat) ^ 2 + ((people.lng - jobs.lng) * cos(radians(jobs.lat))) ^ 2) * ${KILOMETERS}::float8
          <= people.service_radius_km
      where jobs.status = 'open'
        and not exists (select from applications
          where applications.user_id = people.id and applications.job_id = jobs.id)
        and exists (select from user_skills own
          where own.user_id = people.id and own.name_key = match_key(jobs.skills_required -> 0 ->> 'name')))
    select job_id, title, client_id, contractor_id, extract(epoch from created_at)::float8 as posted
    from fitting
    where not is_first or turn <= ${FIRST_ASKED}::int
    order by (is_first and turn = 1) desc, place, created_at desc, job_id
    limit ${STATUSES.length}::int`);
  return rows;
}
