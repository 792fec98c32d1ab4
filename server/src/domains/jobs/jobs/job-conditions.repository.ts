import type { JobSearch } from '@plumbline/shared-schema/jobs';
import { matchKey } from '@plumbline/shared-schema/job-types';
import { toCents } from '@plumbline/shared-schema/money';
import { parseNear } from '@plumbline/shared-schema/near';
import type { Near } from '@plumbline/shared-schema/near';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { containing } from '../../../database/text-search';
import { all, same, wordsCondition } from '../../../kit/search/conditions';
import type { Condition, Conditions } from '../../../kit/search/conditions';
import { boxesAround, distanceFrom, isInBoxes } from '../../../kit/search/places';

export type JobFilters = Partial<Omit<JobSearch, 'sort' | 'page' | 'limit'>>;

/** What a search needs to know before its SQL can be written. */
export type SearchFacts = {
  /** `q` as a tsquery; absent without one. */
  words?: SQL;
  /** Ids of those who posted; absent when it may be anybody, or when `company` names too many to list. */
  owners?: string[] | undefined;
  /** Narrows the radius of a point. */
  km?: number;
};

const SPOT = sql`jobs.spot`;

export function toConditions(filters: JobFilters, { words, owners, km }: SearchFacts): Conditions {
  const { company, jobLocation, specialty } = filters;
  const near = nearIn(filters, km);
  const conditions = [
    ...(words === undefined ? keyConditions(filters) : [wordsIn(words, filters)]),
    ...tradeConditions(filters),
    ...salaryConditions(filters),
    ...ownerConditions(filters, owners),
    ...(near ? [nearCondition(near)] : cityConditions(jobLocation)),
  ];
  return {
    indexed: all(conditions.map(({ indexed }) => indexed)),
    plain: all(conditions.map(({ plain }) => plain)),
    first: keyConditions({ category: filters.category })[0]?.plain,
    words,
    distance: near && distanceFrom(SPOT, near),
    isFullText: words !== undefined || specialty !== undefined,
    isCheap: [words, company, owners, jobLocation, specialty].every((part) => part === undefined),
    isOneRange: owners === undefined && isOneRange(filters),
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

/** Words and equality filters together. */
function wordsIn(words: SQL, filters: JobFilters): Condition {
  const { category, jobType, employmentType } = filters;
  const tokens = Object.entries({ c: category, t: jobType, e: employmentType }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${matchKey(text)}`],
  );
  const plain = keyConditions(filters).map(({ plain: condition }) => condition);
  return wordsCondition(sql`jobs.search`, words, { tokens, plain });
}

function tradeConditions({ specialty }: JobFilters): Condition[] {
  if (specialty === undefined) return [];
  return [same(sql`skill_keys(jobs.skills_required) @> array[${matchKey(specialty)}]::text[]`)];
}

function salaryConditions({ minSalary, maxSalary }: JobFilters): Condition[] {
  const conditions: SQL[] = [];
  if (minSalary !== undefined) conditions.push(sql`jobs.salary_max >= ${toCents(minSalary)}::bigint`);
  if (maxSalary !== undefined) conditions.push(sql`jobs.salary_min <= ${toCents(maxSalary)}::bigint`);
  return conditions.map(same);
}

function ownerConditions({ company }: JobFilters, owners: string[] | undefined): Condition[] {
  if (owners) return [same(sql`jobs.owner_id = any(${sql.param(owners)}::uuid[])`)];
  if (company === undefined) return [];
  // With so many owners of this name, checking the owner job by job fills a page soonest.
  const isCalled = sql`(select user_names(users.company_name, users.full_name) like ${containing(company)}
    from users where users.id = jobs.owner_id)`;
  return [same(isCalled)];
}

function cityConditions(city: string | undefined): Condition[] {
  if (city === undefined) return [];
  const indexed = sql`jobs.city_key like ${containing(city)}`;
  return [{ indexed, plain: sql`strpos(jobs.city_key, plain_text(${city}::text)) > 0` }];
}

/** Boxes that an index can find, and in them the circle. */
function nearCondition(near: Near): Condition {
  const inCircle = sql`${distanceFrom(SPOT, near)} <= ${near.km}::float8`;
  return { indexed: sql`${isInBoxes(SPOT, boxesAround(near))} and ${inCircle}`, plain: inCircle };
}
