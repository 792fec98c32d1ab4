import { sql } from 'drizzle-orm';
import type { InviteStatus } from '@plumbline/shared-schema/invites';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../src/database/connect';
import { invites } from '../src/database/tables/invites';
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
const STATUSES: readonly InviteStatus[] = ['pending', 'pending', 'accepted', 'declined', 'withdrawn'];
/** In degrees: who would travel to the job. */
const NEAR = 5;
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
 * Open jobs with somebody each who has not applied, of the job's trade where there is one, and near: first those that
 * suit the demo contractor, who is asked for up to three of them and for one in any case.
 */
async function findCandidates(
  tx: Tx,
  { hirer, first }: { hirer: string; first: string },
): Promise<Candidate[]> {
  const { rows } = await tx.execute<Candidate>(sql`
    with favourite as (select id from users where email = ${first}),
    open_jobs as (
      select jobs.id, jobs.title, jobs.owner_id, jobs.skills_required, jobs.lat, jobs.lng, jobs.created_at,
        not exists (select from applications, favourite
          where applications.user_id = favourite.id and applications.job_id = jobs.id) as is_free,
        exists (select from favourite join user_skills skill on skill.user_id = favourite.id,
          jsonb_array_elements(jobs.skills_required) wanted
          where skill.name_key = lower(wanted ->> 'name')) as suits
      from jobs join users on users.id = jobs.owner_id
      where users.email = ${hirer} and jobs.status = 'open'),
    own as (
      select open_jobs.*, row_number() over (
        order by (is_free and suits) desc, is_free desc, created_at desc, id) as turn
      from open_jobs)
    select own.id as job_id, own.title, own.owner_id as client_id, chosen.id as contractor_id,
      extract(epoch from own.created_at)::float8 as posted
    from own cross join lateral (
      select users.id from users
      where users.user_type = 'contractor' and not exists (
        select from applications where applications.user_id = users.id and applications.job_id = own.id)
      order by (users.email = ${first} and own.turn <= 3 and (own.suits or own.turn = 1)) desc,
        exists (select from user_skills skill, jsonb_array_elements(own.skills_required) wanted
          where skill.user_id = users.id and skill.name_key = lower(wanted ->> 'name')) desc,
        (users.lat - own.lat) ^ 2 + (users.lng - own.lng) ^ 2 < ${NEAR} ^ 2 desc,
        md5(users.email || own.turn)
      limit 1) chosen
    where own.turn <= ${STATUSES.length}
    order by own.turn`);
  return rows;
}
