import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { SavedSearchFilters } from '@plumbline/shared-schema/saved-searches';
import type { Tx } from '@plumbline/server/database/connect';
import { notifications } from '@plumbline/server/database/tables/notifications';
import { savedSearches } from '@plumbline/server/database/tables/saved-searches';
import { users } from '@plumbline/server/database/tables/users';
import { toConditions } from '@plumbline/server/domains/jobs/jobs/job-conditions.repository';
import { wordsOf } from '@plumbline/server/kit/search/search-words';
import { categoryKeyOf } from '@plumbline/server/domains/jobs/saved-searches/saved-searches.repository';
import { before, DAY } from './moments';
import { demoAccounts } from './people/demo-accounts';

type SampleSearch = { name: string; query: SavedSearchFilters; lookedDaysAgo: number; mails: boolean };
type Match = { id: string; title: string; created_at: string };

const SAMPLE_SEARCHES: SampleSearch[] = [
  {
    name: 'Plumbing around Boston',
    query: { q: 'plumbing', jobLocation: 'Boston', sort: 'newest' },
    lookedDaysAgo: 21,
    mails: true,
  },
  {
    name: 'Commercial work',
    query: { category: 'commercial', sort: 'newest' },
    lookedDaysAgo: 4,
    mails: false,
  },
];
/** The demo contractor has read all but the newest of these. */
const NOTIFIED = 4;
const UNREAD = 2;

/** Saved searches of the demo contractor, with the jobs that matched since he looked and their notifications. */
export async function seedSavedSearches(tx: Tx, now: Date): Promise<void> {
  const [, , contractor] = demoAccounts;
  const person = await tx.query.users.findFirst({ where: eq(users.email, contractor.email) });
  if (person === undefined) return;
  for (const sample of SAMPLE_SEARCHES) await seedSampleSearch(tx, sample, { userId: person.id, now });
}

async function seedSampleSearch(
  tx: Tx,
  wish: SampleSearch,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { name, query, lookedDaysAgo, mails } = wish;
  const lastSeenAt = before(now, lookedDaysAgo * DAY);
  const id = uuidv7();
  const row = { id, userId, name, query, mails, lastSeenAt, createdAt: before(now, 40 * DAY) };
  await tx.insert(savedSearches).values({ ...row, categoryKey: categoryKeyOf(query) });
  const { sort: _sort, ...filters } = query;
  const { plain } = toConditions(filters, filters.q === undefined ? {} : { words: wordsOf(filters.q) });
  const { rows } = await tx.execute<Match>(sql`
    with matched as (
      insert into saved_search_matches (search_id, job_id, created_at)
      select ${id}::uuid, jobs.id, jobs.created_at from jobs
      where jobs.status = 'open' and jobs.created_at > ${lastSeenAt.toISOString()}::timestamptz and ${plain}
      returning job_id)
    select jobs.id, jobs.title, jobs.created_at::text from jobs join matched on matched.job_id = jobs.id
    order by jobs.created_at desc limit ${NOTIFIED}`);
  const alerts = rows.map(({ id: jobId, title, created_at: at }, index) => ({
    userId,
    kind: 'jobMatch' as const,
    subject: jobId,
    values: { jobTitle: title, searchName: name },
    href: `/jobs/${jobId}`,
    createdAt: new Date(at),
    readAt: index < UNREAD ? null : new Date(at),
  }));
  if (alerts.length > 0) await tx.insert(notifications).values(alerts).onConflictDoNothing();
}

/** Skills that jobs ask for and contractors have, as the catalogue would have learnt them. */
export async function seedSkills(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into skills (id, name, name_key)
    select gen_random_uuid(), min(known.name), match_key(known.name)
    from (
      select skill ->> 'name' as name from jobs, jsonb_array_elements(jobs.skills_required) as skill
      union select name from user_skills) as known
    group by match_key(known.name)
    on conflict do nothing`);
}
