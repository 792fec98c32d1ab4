import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '@plumbline/server/database/connect';
import { questions } from '@plumbline/server/database/tables/questions';
import { before, HOUR, SECOND } from './moments';
import { demoAccounts } from './people/demo-accounts';

/** `posted`, `applied`: seconds since 1970. */
type Applicant = { job_id: string; asker_id: string; posted: number; applied: number };

/** What people ask before they apply; the one without an answer waits for it. */
const ASKED: readonly { text: string; answer?: string }[] = [
  {
    text: 'Is there parking for a van close to the house, and can material stay on site overnight?',
    answer: 'There is a driveway, and the garage can be locked. Leave there whatever you need.',
  },
  { text: 'Will somebody be there during the day, or do we get a key?' },
  {
    text: 'Should the price include the permit and the disposal, or do you see to those yourself?',
    answer: 'Please include both. Nothing has been applied for yet.',
  },
  {
    text: 'By when does it have to be finished?',
    answer: 'By the end of next month. A week later would be fine as well.',
  },
];

/** Questions of applicants about open jobs of the demo hirers, and one of the demo contractor. */
export async function seedQuestions(tx: Tx, now: Date): Promise<void> {
  const [client, company, contractor] = demoAccounts;
  const rows = [];
  for (const { email } of [client, company])
    rows.push(
      ...(await findApplicants(tx, email, ASKED.length)).map((one, turn) => questionOf(one, turn, now)),
    );
  const [own] = await findApplicants(tx, contractor.email, 1);
  if (own && !rows.some((row) => row.jobId === own.job_id && row.askerId === own.asker_id))
    rows.push(questionOf(own, 0, now));
  if (rows.length > 0) await tx.insert(questions).values(rows);
}

/** Asked between the day of posting and the application, and answered within half a day. */
function questionOf(
  { job_id: jobId, asker_id: askerId, posted, applied }: Applicant,
  turn: number,
  now: Date,
) {
  const { text, answer } = ASKED[turn % ASKED.length] ?? { text: '' };
  const createdAt = before(new Date(((posted + applied) / 2) * SECOND), 0);
  const answeredAt = new Date(Math.min(createdAt.getTime() + (3 + turn) * HOUR, now.getTime()));
  return { id: uuidv7(), jobId, askerId, text, createdAt, ...(answer && { answer, answeredAt }) };
}

/** Applicants of the newest open jobs that this account posted or applied to. */
async function findApplicants(tx: Tx, email: string, limit: number): Promise<Applicant[]> {
  const { rows } = await tx.execute<Applicant>(sql`
    select applications.job_id, applications.user_id as asker_id,
      extract(epoch from jobs.created_at)::float8 as posted,
      extract(epoch from applications.created_at)::float8 as applied
    from applications
    join jobs on jobs.id = applications.job_id and jobs.status = 'open'
    join users owner on owner.id = jobs.owner_id
    join users people on people.id = applications.user_id
    where ${email} in (owner.email, people.email) and applications.declined_at is null
    order by jobs.created_at desc, applications.created_at desc, applications.id
    limit ${limit}::int`);
  return rows;
}
