import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import type { MarketplaceMeasure } from '@plumbline/shared-schema/administration';
import type { SQL } from 'drizzle-orm';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/connect';

/** One figure of one week, by its Monday in UTC; money in cents. */
export type WeekRow = { week: string; measure: MarketplaceMeasure; value: number };
type Now = Record<'people' | 'openJobs' | 'runningContracts' | 'suspended' | 'openCases' | 'held', number>;

export type MarketplaceRepository = ReturnType<typeof createMarketplaceRepository>;

/** `source`: the rows, each of which has an `at`; `value`: what is said of them. */
const COUNT = sql`count(*)`;
const SOURCES: Record<MarketplaceMeasure, { source: SQL; value: SQL }> = {
  people: {
    source: sql`select created_at as at, 0 as amount from users where user_type <> 'admin'`,
    value: COUNT,
  },
  jobs: {
    source: sql`select created_at as at, 0 as amount from jobs where status <> 'removed'`,
    value: COUNT,
  },
  applications: { source: sql`select created_at as at, 0 as amount from applications`, value: COUNT },
  offers: { source: sql`select created_at as at, 0 as amount from offers`, value: COUNT },
  contracts: { source: sql`select created_at as at, 0 as amount from contracts`, value: COUNT },
  agreed: { source: sql`select created_at as at, amount from contracts`, value: sql`sum(amount)` },
  funded: {
    source: sql`select t.created_at as at, e.amount from transfers t join entries e on e.transfer_id = t.id
      join accounts a on a.id = e.account_id and a.kind = 'held' where t.reason = 'fund'`,
    value: sql`sum(amount)`,
  },
  released: {
    source: sql`select t.created_at as at, -e.amount as amount from transfers t
      join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id and a.kind = 'held'
      where t.reason in ('release', 'award')`,
    value: sql`sum(amount)`,
  },
};

export function createMarketplaceRepository(database: Database) {
  return {
    listWeeks: async (from: string): Promise<WeekRow[]> => {
      const start = sql`(${from}::date)::timestamp at time zone 'UTC'`;
      const week = sql`to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD')`;
      const perWeek = Object.entries(SOURCES).map(
        ([measure, { source, value }]) => sql`
        select ${week} as week, ${measure} as measure, ${value}::float8 as value
        from (${source}) as counted where at >= ${start} group by 1`,
      );
      const { rows } = await database.execute<WeekRow>(sql.join(perWeek, sql` union all `));
      return rows;
    },

    getNow: async (): Promise<Now> => {
      const { rows } = await database.execute<Now>(sql`select
        (select count(*)::int from users where user_type <> 'admin' and deleted_at is null) as people,
        (select count(*)::int from jobs where status = 'open') as "openJobs",
        (select count(*)::int from contracts
          where ${inArray(sql`status`, [...RUNNING_CONTRACT_STATUSES])}) as "runningContracts",
        (select count(*)::int from users where suspended_at is not null and deleted_at is null) as suspended,
        (select count(*)::int from cases where status = 'open') as "openCases",
        (select coalesce(sum(balance), 0)::float8 from accounts where kind = 'held') as held`);
      const [now] = rows;
      if (now === undefined) throw new Error('a statement without a table answered nothing');
      return now;
    },
  };
}
