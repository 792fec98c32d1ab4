import type { JobSearch } from '@plumbline/shared-schema/jobs';
import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { NO_KEY } from '../../../kit/search/conditions';
import type { Conditions, Order } from '../../../kit/search/conditions';

export const NEWEST: Order = { key: NO_KEY, by: sql`jobs.created_at desc, jobs.id desc`, inIndex: true };
const SALARY_HIGH = sql`jobs.salary_max desc nulls last, jobs.created_at desc, jobs.id desc`;
const SALARY_LOW = sql`jobs.salary_min nulls last, jobs.created_at desc, jobs.id desc`;
const FIXED: Partial<Record<JobSearch['sort'], Order>> = {
  oldest: { key: NO_KEY, by: sql`jobs.created_at, jobs.id`, inIndex: true },
  salaryHigh: { key: NO_KEY, by: SALARY_HIGH, inIndex: true },
  salaryLow: { key: NO_KEY, by: SALARY_LOW, inIndex: true },
};

/** The order of a search: the newest first where it has no point to be near to, or no words to match best. */
export function jobOrder(sort: JobSearch['sort'], { distance, words }: Conditions): Order {
  if (sort === 'nearest' && distance) return byKey(distance, sql`jobs.key`);
  if (sort === 'relevance' && words) return byKey(sql`ts_rank(jobs.search, ${words})`, sql`jobs.key desc`);
  return FIXED[sort] ?? NEWEST;
}

function byKey(key: SQL, first: SQL): Order {
  return { key, by: sql`${first}, ${NEWEST.by}`, inIndex: false };
}
