import { sql } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { cases } from '@plumbline/server/database/tables/cases';
import { jobReports } from '@plumbline/server/database/tables/job-reports';
import { before, DAY, HOUR, idAt } from './moments';
import { demoAccounts } from './people/demo-accounts';
import { PLACES } from './people/places';
import { createRandom } from '@plumbline/server/testing/random';
import { typeset } from './template';
import type { Language } from './trades/trade';

type Candidate = { id: string; owner_id: string; applicants: string[] };
type Letter = { reason: 'expired' | 'misleading'; notes: string; ago: number };

const SEED = 20_260_509;
const LETTERS: Record<Language, readonly Letter[]> = {
  en: [
    {
      reason: 'expired',
      notes:
        'I called about it: the work was given to somebody weeks ago, and the post still asks for letters.',
      ago: 2 * DAY,
    },
    {
      reason: 'misleading',
      notes: 'On the phone it was a different job from the one in the post, and much smaller.',
      ago: 20 * HOUR,
    },
  ],
  fr: [
    {
      reason: 'expired',
      notes:
        'J’ai téléphoné : le chantier est confié à quelqu’un, mais la page demande toujours des lettres.',
      ago: 6 * HOUR,
    },
  ],
};

/** Jobs that applicants have reported and no administrator has looked at: one in either language. */
export async function seedReports(tx: Tx, now: Date): Promise<void> {
  const random = createRandom(SEED);
  for (const language of ['en', 'fr'] as const) {
    const job = await findJob(tx, language);
    if (job === undefined) continue;
    const { id: jobId, owner_id: personId } = job;
    const letters = LETTERS[language].map(({ ago, notes, ...letter }) => ({
      ...letter,
      notes: typeset(notes),
      createdAt: before(now, ago),
    }));
    const times = letters.map((letter) => letter.createdAt);
    const [createdAt = now, updatedAt = createdAt] = [times[0], times.at(-1)];
    const caseId = idAt(createdAt, random);
    await tx
      .insert(cases)
      .values({ id: caseId, kind: 'jobReport', aboutId: jobId, jobId, personId, createdAt, updatedAt });
    await tx.insert(jobReports).values(
      letters.map((letter, index) => ({
        ...letter,
        id: idAt(letter.createdAt, random),
        jobId,
        caseId,
        reporterId: job.applicants[index] ?? '',
      })),
    );
  }
}

/** The oldest open one of this language with an applicant for each letter; nobody of the demo accounts has to do with it. */
async function findJob(tx: Tx, language: Language): Promise<Candidate | undefined> {
  const cities = Object.values(PLACES)
    .filter((place) => place.language === language)
    .map(({ city }) => city);
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await tx.execute<Candidate>(sql`
    select jobs.id, jobs.owner_id, array_agg(applicants.id order by applications.id) as applicants
    from jobs
    join users owners on owners.id = jobs.owner_id
    join applications on applications.job_id = jobs.id
    join users applicants on applicants.id = applications.user_id
    where jobs.status = 'open' and jobs.city in ${cities}
    group by jobs.id
    having count(*) >= ${LETTERS[language].length}
      and not bool_or(owners.email in ${emails} or applicants.email in ${emails})
    order by jobs.created_at, jobs.id
    limit 1`);
  return rows[0];
}
