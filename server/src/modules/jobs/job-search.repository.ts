import type { JobSearch } from '@plumbline/shared-schema/jobs';
import { matchKey } from '@plumbline/shared-schema/jobs';
import { toCents } from '@plumbline/shared-schema/money';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import { parseNear } from '@plumbline/shared-schema/points';
import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect';
import { jobs, users } from '../../database/schema';
import { selectJobs } from './jobs.repository';

const KM_PER_DEGREE = 111.32;

/** Open jobs as anybody may list them: `count` is the number of all matches, not of this page. */
export function createJobSearchRepository(database: Database) {
  async function page(where: SQL | undefined, { page, limit }: PageQuery, order: SQL) {
    const matches = and(eq(jobs.status, 'open'), where);
    const [rows, count] = await Promise.all([
      selectJobs(database)
        .where(matches)
        .orderBy(order)
        .limit(limit)
        .offset((page - 1) * limit),
      countJobs(matches),
    ]);
    return { rows, count };
  }

  async function countJobs(matches: SQL | undefined): Promise<number> {
    const [row] = await database
      .select({ count: sql<number>`count(*)::int` })
      .from(jobs)
      .innerJoin(users, eq(users.id, jobs.ownerId))
      .where(matches);
    return row?.count ?? 0;
  }

  return {
    listRecent: (query: PageQuery) => page(undefined, query, NEWEST),

    async search(query: JobSearch) {
      const filters = and(...filterConditions(query));
      if (query.q === undefined) return page(filters, query, ORDERS[query.sort] ?? NEWEST);
      const words = wordsQuery(query.q);
      const found = await page(
        and(filters, sql`${jobs.search} @@ ${words}`),
        query,
        wordOrder(query.sort, words),
      );
      if (found.count > 0) return found;
      // No word of it is known: a typing mistake or the beginning of a word.
      return page(and(filters, resembles(query.q)), query, ORDERS[query.sort] ?? NEWEST);
    },
  };
}
export type JobSearchRepository = ReturnType<typeof createJobSearchRepository>;

const NEWEST = sql`${jobs.createdAt} desc, ${jobs.id} desc`;
const ORDERS: Partial<Record<JobSearch['sort'], SQL>> = {
  oldest: sql`${jobs.createdAt}, ${jobs.id}`,
  salaryHigh: sql`${jobs.salaryMax} desc nulls last, ${NEWEST}`,
  salaryLow: sql`${jobs.salaryMin} nulls last, ${NEWEST}`,
};

function wordOrder(sort: JobSearch['sort'], words: SQL): SQL {
  if (sort === 'relevance') return sql`ts_rank(${jobs.search}, ${words}) desc, ${NEWEST}`;
  return ORDERS[sort] ?? NEWEST;
}

/** The text as an English or a French query: which language a visitor types is not known. */
function wordsQuery(text: string): SQL {
  const plain = sql`plain_text(${text}::text)`;
  return sql`(websearch_to_tsquery('english', ${plain}) || websearch_to_tsquery('french', ${plain}))`;
}

/** Beginnings of words anywhere, or a title that nearly says it. */
function resembles(text: string): SQL {
  const plain = sql`plain_text(${text}::text)`;
  const beginnings = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `${word}:*`).join(' & ');
  return sql`(${jobs.search} @@ to_tsquery('simple', plain_text(${beginnings}::text))
    or ${contains(jobs.title, text)} or word_similarity(${plain}, plain_text(${jobs.title})) > 0.5)`;
}

function filterConditions(query: JobSearch): (SQL | undefined)[] {
  const { category, company, jobType, employmentType, jobLocation, minSalary, maxSalary } = query;
  return [
    category === undefined
      ? undefined
      : inArray(jobs.jobCategory, [...new Set([category, category.toLowerCase()])]),
    company === undefined
      ? undefined
      : or(contains(users.companyName, company), contains(users.fullName, company)),
    jobType === undefined
      ? undefined
      : or(sameKey(jobs.jobType, jobType), sameKey(jobs.employmentType, jobType)),
    employmentType === undefined ? undefined : sameKey(jobs.employmentType, employmentType),
    jobLocation === undefined ? undefined : placeCondition(jobLocation),
    minSalary === undefined ? undefined : gte(jobs.salaryMax, toCents(minSalary)),
    maxSalary === undefined ? undefined : lte(jobs.salaryMin, toCents(maxSalary)),
  ];
}

type TextColumn = typeof jobs.title | typeof jobs.city | typeof users.companyName;

function contains(column: TextColumn | typeof users.fullName, text: string): SQL {
  return sql`plain_text(${column}) like '%' || plain_text(${text.replace(/[\\%_]/g, '\\$&')}::text) || '%'`;
}

/** The same rule as `matchKey` of the schema package, on a column. */
function sameKey(column: typeof jobs.jobType | typeof jobs.employmentType, text: string): SQL {
  return sql`regexp_replace(lower(${column}), '[[:space:]_–-]+', '', 'g') = ${matchKey(text)}`;
}

/** Hidden places are compared as others see them; otherwise a few searches would find the exact point. */
function placeCondition(text: string): SQL {
  const near = parseNear(text);
  if (near === undefined) return contains(jobs.city, text);
  const { lat, lng, km } = near;
  const shown = (column: typeof jobs.lat | typeof jobs.lng) =>
    sql`case when ${jobs.hideExactLocation} then round(${column}::numeric, 2)::float8 else ${column} end`;
  const reach = km / KM_PER_DEGREE + 0.01;
  return sql`(${jobs.lat} between ${lat - reach} and ${lat + reach} and 6371 * acos(least(1, greatest(-1,
    sin(radians(${lat}::float8)) * sin(radians(${shown(jobs.lat)})) + cos(radians(${lat}::float8)) *
    cos(radians(${shown(jobs.lat)})) * cos(radians(${shown(jobs.lng)} - ${lng}::float8))))) <= ${km}::float8)`;
}
