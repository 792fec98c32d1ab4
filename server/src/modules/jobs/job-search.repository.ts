import type { JobSearch } from '@plumbline/shared-schema/jobs';
import { JOB_SEARCH_COUNTED, JOB_SEARCH_DEPTH } from '@plumbline/shared-schema/limits';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { SQL } from 'drizzle-orm';
import { inArray, sql } from 'drizzle-orm';
import { containing } from '../../database/text-search';
import type { Database } from '../../database/connect';
import { jobs } from '../../database/tables/jobs';
import { kilometresOf, toConditions } from './job-conditions';
import type { JobConditions, JobFilters, Known } from './job-conditions';
import { jobOrder } from './job-orders';
import type { JobOrder } from './job-orders';
import { createJobPages } from './job-pages';
import type { JobCount, JobPages, Slice } from './job-pages';
import { selectJobs } from './jobs.repository';
import type { JobRecord } from './jobs.repository';
import { anyOf, findMeantWords, wordsOf } from './search-words';

/** A page of open jobs and the number of all matches. */
export type FoundJobs = { rows: JobRecord[] } & JobCount;

type Wanted = { filters: JobFilters; known: Known; sort: JobSearch['sort']; slice: Slice };
type FoundIds = { ids: string[] } & JobCount;

/** With more owners of that name than this, the name is checked job by job instead of by a list of ids. */
const OWNERS_MAX = 500;
/** With more expected matches than this, counting up to `JOB_SEARCH_COUNTED` is skipped: they are scattered over the table. */
const SURELY_WIDE = 2 * JOB_SEARCH_COUNTED;
/** Fractions of the radius, searched in turn until one holds enough of the nearest jobs. */
const NEARER = [1 / 1024, 1 / 128, 1 / 16, 1 / 4];

/** Open jobs as anybody may list them (docs/decisions/0009-search.md). */
export function createJobSearchRepository(database: Database) {
  const pages = createJobPages(database);

  async function find(wanted: Wanted): Promise<FoundJobs> {
    const { ids, ...numbers } = await findIds(wanted);
    if (ids.length === 0) return { rows: [], ...numbers };
    const rows = await selectJobs(database).where(inArray(jobs.id, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return { rows: ids.flatMap((id) => byId.get(id) ?? []), ...numbers };
  }

  async function findIds(wanted: Wanted): Promise<FoundIds> {
    const { filters, known, sort, slice } = wanted;
    const conditions = toConditions(filters, known);
    const order = jobOrder(sort, conditions);
    const mayBeWide = conditions.words !== undefined && sort !== 'nearest';
    if (mayBeWide && (await pages.expected(conditions)) > SURELY_WIDE) {
      const met = await pages.walked(conditions, order, slice);
      // Statistics may be wrong, a full page cannot.
      if (met.length === slice.limit) return { ids: met, ...(await pages.countMany(conditions, slice)) };
    }
    const { ids, count } = await pages.few(conditions, order, slice);
    return count <= JOB_SEARCH_COUNTED ? { ids, count } : findWide(wanted, conditions, order);
  }

  async function findWide(wanted: Wanted, conditions: JobConditions, order: JobOrder): Promise<FoundIds> {
    const { offset, limit } = wanted.slice;
    const left = Math.max(0, Math.min(limit, JOB_SEARCH_DEPTH - offset));
    const [ids, numbers] = await Promise.all([
      left === 0 ? [] : wideIds({ ...wanted, slice: { offset, limit: left } }, conditions, order),
      pages.countMany(conditions, wanted.slice),
    ]);
    return { ids, ...numbers };
  }

  function wideIds(wanted: Wanted, conditions: JobConditions, order: JobOrder): Promise<string[]> {
    const isNearest = wanted.sort === 'nearest' && conditions.distance !== undefined;
    return isNearest ? nearestIds(pages, wanted) : pages.many(conditions, order, wanted.slice);
  }

  return {
    listRecent: (query: PageQuery): Promise<FoundJobs> =>
      find({ filters: {}, known: {}, sort: 'newest', slice: sliceOf(query) }),

    search: async ({ sort, page, limit, ...filters }: JobSearch): Promise<FoundJobs> => {
      const { q, company } = filters;
      const owners = company === undefined ? undefined : await findOwners(database, company);
      const slice = sliceOf({ page, limit });
      const withWords = (words?: SQL) =>
        find({ filters, known: { owners, ...(words && { words }) }, sort, slice });
      if (q === undefined) return withWords();
      const found = await withWords(wordsOf(q));
      if (found.count > 0) return found;
      const meant = await findMeantWords(database, q);
      return meant ? withWords(anyOf(meant)) : found;
    },
  };
}
export type JobSearchRepository = ReturnType<typeof createJobSearchRepository>;

function sliceOf({ page, limit }: PageQuery): Slice {
  return { offset: (page - 1) * limit, limit };
}

/** Ids of people and companies of this name; `undefined` when there are too many. */
async function findOwners(database: Database, company: string): Promise<string[] | undefined> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from users where user_names(company_name, full_name) like ${containing(company)} limit ${OWNERS_MAX + 1}`);
  return rows.length > OWNERS_MAX ? undefined : rows.map(({ id }) => id);
}

/** Searches ever wider circles, so that only the jobs next to the point are sorted. */
async function nearestIds(pages: JobPages, { filters, known, sort, slice }: Wanted): Promise<string[]> {
  const km = kilometresOf(filters);
  for (const part of NEARER) {
    const nearer = toConditions(filters, { ...known, km: km * part });
    const { ids, count } = await pages.few(nearer, jobOrder(sort, nearer), slice);
    if (count >= slice.offset + slice.limit && count <= JOB_SEARCH_COUNTED) return ids;
    if (count > JOB_SEARCH_COUNTED) return pages.sorted(nearer, jobOrder(sort, nearer), slice);
  }
  const all = toConditions(filters, known);
  return pages.sorted(all, jobOrder(sort, all), slice);
}
