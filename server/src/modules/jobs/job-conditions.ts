import { containing } from '../../database/text-search';
import type { JobSearch } from '@plumbline/shared-schema/jobs';
import { matchKey } from '@plumbline/shared-schema/jobs';
import { toCents } from '@plumbline/shared-schema/money';
import { parseNear } from '@plumbline/shared-schema/near';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** `indexed` may be looked up in an index of its own; `plain` asks the same of a row that is read anyway. */
type Condition = { indexed: SQL; plain: SQL };

export type JobFilters = Partial<Omit<JobSearch, 'sort' | 'page' | 'limit'>>;

/** What a search needs to know before its SQL can be written. */
export type Known = {
  /** `q` as a tsquery; absent without one. */
  words?: SQL;
  /** Ids of those whom `company` names; absent without one, or when they are too many to list. */
  owners?: string[] | undefined;
  /** Narrows the radius of a point. */
  km?: number;
};

/** The filters as SQL over `jobs`, with only those that are present. `distance`: kilometres from the point asked for. */
export type JobConditions = Condition & {
  category: SQL | undefined;
  words: SQL | undefined;
  distance: SQL | undefined;
  /** Every index of open jobs includes all that these filters read. */
  isCheap: boolean;
  /** The matches lie side by side in one index. */
  isOneRange: boolean;
};

type Near = { lat: number; lng: number; km: number };

// Kilometres of a degree, rounded down so that no box is smaller than its circle.
const KM_PER_DEGREE = 111.19;
const EARTH_DIAMETER_KM = 12_742;

export function toConditions(filters: JobFilters, { words, owners, km }: Known): JobConditions {
  const { company, jobLocation } = filters;
  const near = nearIn(filters, km);
  const conditions = [
    ...(words === undefined ? keyConditions(filters) : [wordsCondition(words, filters)]),
    ...salaryConditions(filters),
    ...(company === undefined ? [] : [companyCondition(company, owners)]),
    ...(near ? [nearCondition(near)] : cityConditions(jobLocation)),
  ];
  return {
    indexed: all(conditions.map(({ indexed }) => indexed)),
    plain: all(conditions.map(({ plain }) => plain)),
    category: keyConditions({ category: filters.category })[0]?.plain,
    words,
    distance: near && distanceFrom(near),
    isCheap: words === undefined && company === undefined && jobLocation === undefined,
    isOneRange: isOneRange(filters),
  };
}

/** The radius of the point in `jobLocation`; 0 without a point. */
export function kilometresOf(filters: JobFilters): number {
  return nearIn(filters)?.km ?? 0;
}

function nearIn({ jobLocation }: JobFilters, km?: number): Near | undefined {
  const asked = jobLocation === undefined ? undefined : parseNear(jobLocation);
  return asked && { ...asked, km: km ?? asked.km };
}

function isOneRange(filters: JobFilters): boolean {
  const present = Object.entries(filters).filter(([, value]) => value !== undefined);
  return (
    present.length === 0 ||
    (present.length === 1 && ['category', 'employmentType'].includes(present[0]?.[0] ?? ''))
  );
}

function all(conditions: SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function same(condition: SQL): Condition {
  return { indexed: condition, plain: condition };
}

function keyConditions({ category, jobType, employmentType }: JobFilters): Condition[] {
  const conditions: SQL[] = [];
  if (category !== undefined) conditions.push(sql`jobs.category_key = ${matchKey(category)}::text`);
  if (jobType !== undefined) {
    const key = sql`${matchKey(jobType)}::text`;
    conditions.push(sql`(jobs.type_key = ${key} or jobs.employment_key = ${key})`);
  }
  if (employmentType !== undefined)
    conditions.push(sql`jobs.employment_key = ${matchKey(employmentType)}::text`);
  return conditions.map(same);
}

/** One scan of the full-text index checks the words and the filters together. */
function wordsCondition(words: SQL, filters: JobFilters): Condition {
  const { category, jobType, employmentType } = filters;
  const tokens = Object.entries({ c: category, t: jobType, e: employmentType }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${matchKey(text)}`],
  );
  // A query of stop words alone is empty: joined with the filters it would match whatever they match.
  const some = sql`numnode(${words}) > 0`;
  const meeting = sql.join([words, ...tokens.map((token) => sql`${quoted(token)}::tsquery`)], sql` && `);
  const keys = keyConditions(filters).map(({ plain }) => plain);
  return {
    indexed: sql`jobs.search @@ (${meeting}) and ${some}`,
    // The function behind @@: no index answers it.
    plain: all([sql`ts_match_vq(jobs.search, ${words})`, some, ...keys]),
  };
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

function salaryConditions({ minSalary, maxSalary }: JobFilters): Condition[] {
  const conditions: SQL[] = [];
  if (minSalary !== undefined) conditions.push(sql`jobs.salary_max >= ${toCents(minSalary)}::bigint`);
  if (maxSalary !== undefined) conditions.push(sql`jobs.salary_min <= ${toCents(maxSalary)}::bigint`);
  return conditions.map(same);
}

function companyCondition(company: string, owners: string[] | undefined): Condition {
  if (owners) return same(sql`jobs.owner_id = any(${sql.param(owners)}::uuid[])`);
  // With so many owners of this name, checking the owner job by job fills a page soonest.
  return same(sql`(select user_names(users.company_name, users.full_name) like ${containing(company)}
    from users where users.id = jobs.owner_id)`);
}

function cityConditions(city: string | undefined): Condition[] {
  if (city === undefined) return [];
  const indexed = sql`jobs.city_key like ${containing(city)}`;
  return [{ indexed, plain: sql`strpos(jobs.city_key, plain_text(${city}::text)) > 0` }];
}

/** A box that an index can find, and in it the circle. */
function nearCondition(near: Near): Condition {
  const { lat, lng, km } = near;
  const inCircle = sql`${distanceFrom(near)} <= ${km}::float8`;
  const up = km / KM_PER_DEGREE;
  const narrowest = Math.cos((Math.min(90, Math.abs(lat) + up) * Math.PI) / 180);
  const aside = narrowest > 0 ? Math.min(360, up / narrowest) : 360;
  const box = (shift: number) =>
    sql`jobs.spot <@ box(point(${lng + shift - aside}::float8, ${lat - up}::float8), point(${lng + shift + aside}::float8, ${lat + up}::float8))`;
  // Across the date line the same longitudes differ by 360°.
  const shifts = [0, ...(lng + aside > 180 ? [-360] : []), ...(lng - aside < -180 ? [360] : [])];
  return { indexed: sql`(${sql.join(shifts.map(box), sql` or `)}) and ${inCircle}`, plain: inCircle };
}

function distanceFrom({ lat, lng }: Near): SQL {
  return sql`(${EARTH_DIAMETER_KM}::float8 * asin(least(1, sqrt(
    power(sind((jobs.spot[1] - ${lat}::float8) / 2), 2)
    + cosd(${lat}::float8) * cosd(jobs.spot[1]) * power(sind((jobs.spot[0] - ${lng}::float8) / 2), 2)))))`;
}
