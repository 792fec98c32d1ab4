import type { JobSearch, JobSearchPageQuery } from '@plumbline/shared-schema/jobs';
import type { GrowingPageQuery } from '@plumbline/shared-schema/pagination';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { jobs } from '../../../database/tables/jobs';
import { containing } from '../../../database/text-search';
import { NO_KEY } from '../../../kit/search/conditions';
import type { Conditions, Order } from '../../../kit/search/conditions';
import { beyond } from '../../../kit/search/cursors';
import { findIds, withMeantWords } from '../../../kit/search/find-ids';
import { createPages, sliceOf } from '../../../kit/search/pages';
import type { Count, Slice } from '../../../kit/search/pages';
import { kilometresOf, toConditions } from './job-conditions.repository';
import type { JobFilters, SearchFacts } from './job-conditions.repository';
import { selectJobs } from './jobs.repository';
import type { JobRecord } from './jobs.repository';

/** A page of open jobs and the number of all matches. */
export type FoundJobs = { rows: JobRecord[] } & Count;

type SearchCall = Omit<JobSearchPageQuery, 'list'>;
type WantedJobs = { filters: JobFilters; known: SearchFacts; sort: JobSearch['sort']; slice: Slice };

/** With more owners of that name than this, the name is checked job by job instead of by a list of ids. */
const OWNERS_MAX = 500;
const NEWEST: Order = { key: NO_KEY, by: sql`jobs.created_at desc, jobs.id desc`, inIndex: true };
const SALARY_HIGH = sql`jobs.salary_max desc nulls last, jobs.created_at desc, jobs.id desc`;
const SALARY_LOW = sql`jobs.salary_min nulls last, jobs.created_at desc, jobs.id desc`;
const FIXED: Partial<Record<JobSearch['sort'], Order>> = {
  oldest: { key: NO_KEY, by: sql`jobs.created_at, jobs.id`, inIndex: true },
  salaryHigh: { key: NO_KEY, by: SALARY_HIGH, inIndex: true },
  salaryLow: { key: NO_KEY, by: SALARY_LOW, inIndex: true },
};
const OPEN_JOBS = {
  table: sql`jobs`,
  listed: sql`jobs.status = 'open'`,
  sorted: sql`jobs.created_at, jobs.salary_min, jobs.salary_max`,
  usual: NEWEST,
};

/** Prepared: it runs on every page of jobs. In no order. */
function prepareListByIds(database: Database) {
  return selectJobs(database)
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('list_jobs_by_id');
}

/** Open jobs as anybody may list them (docs/decisions/0009-search.md). */
export function createJobSearchRepository(database: Database) {
  const pages = createPages({ ...OPEN_JOBS, database });
  const listByIds = prepareListByIds(database);

  async function find({ filters, known, sort, slice }: WantedJobs): Promise<FoundJobs> {
    const within = (km?: number) => toConditions(filters, { ...known, ...(km !== undefined && { km }) });
    const conditions = within();
    const isNearest = sort === 'nearest' && conditions.distance !== undefined;
    const { ids, ...numbers } = await findIds(pages, {
      conditions,
      orderOf: (of) => jobOrder(sort, of),
      slice,
      nearest: isNearest ? { km: kilometresOf(filters), within } : undefined,
    });
    if (ids.length === 0) return { rows: [], ...numbers };
    const rows = await listByIds.execute({ ids });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...numbers };
  }

  return {
    listRecent: (query: GrowingPageQuery): Promise<FoundJobs> =>
      find({ filters: {}, known: {}, sort: 'newest', slice: partOf(query) }),

    listOpenOf: (ownerId: string, query: GrowingPageQuery): Promise<FoundJobs> =>
      find({ filters: {}, known: { owners: [ownerId] }, sort: 'newest', slice: partOf(query) }),

    search: async ({ sort, page, limit, cursor, ...filters }: SearchCall): Promise<FoundJobs> => {
      const { q, company } = filters;
      const owners = company === undefined ? undefined : await findOwners(database, company);
      const slice = partOf({ page, limit, cursor }, sort);
      return withMeantWords({ database, vocabulary: sql`search_words` }, q, (words) =>
        find({ filters, known: { owners, ...(words && { words }) }, sort, slice }),
      );
    },
  };
}
export type JobSearchRepository = ReturnType<typeof createJobSearchRepository>;

/** Behind the cursor, if there is one. */
function partOf(query: GrowingPageQuery, sort: JobSearch['sort'] = 'newest'): Slice {
  const place = { createdAt: sql`jobs.created_at`, id: sql`jobs.id` };
  return { ...sliceOf(query), beyond: beyond(place, query.cursor, sort === 'oldest' ? '>' : '<') };
}

/** Ids of people and companies of this name; `undefined` when there are too many. */
async function findOwners(database: Database, company: string): Promise<string[] | undefined> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from users where user_names(company_name, full_name) like ${containing(company)} limit ${OWNERS_MAX + 1}`);
  return rows.length > OWNERS_MAX ? undefined : rows.map(({ id }) => id);
}

/** The order of a search: the newest first where it has no point to be near to, or no words to match best. */
function jobOrder(sort: JobSearch['sort'], { distance, words }: Conditions): Order {
  if (sort === 'nearest' && distance) return byKey(distance, sql`jobs.key`);
  if (sort === 'relevance' && words) return byKey(sql`ts_rank(jobs.search, ${words})`, sql`jobs.key desc`);
  return FIXED[sort] ?? NEWEST;
}

function byKey(key: SQL, first: SQL): Order {
  return { key, by: sql`${first}, ${NEWEST.by}`, inIndex: false };
}
