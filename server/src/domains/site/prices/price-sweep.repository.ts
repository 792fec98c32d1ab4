import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import {
  PRICE_LEVELS,
  PRICED_DEALS_MIN,
  PRICED_PEOPLE_MIN,
  PRICED_YEARS,
} from '@plumbline/shared-schema/prices';
import type { PriceLevel } from '@plumbline/shared-schema/prices';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { jobs } from '../../../database/tables/jobs';
import { prices } from '../../../database/tables/prices';
import { quotes } from '../../../database/tables/quotes';
import { users } from '../../../database/tables/users';

/** A contract, and what of it counts: all null where nothing does. Amount in cents. */
export type DealRow = {
  id: string;
  hirer: string | null;
  contractor: string | null;
  amount: number | null;
  skills: string[] | null;
  lat: number | null;
  lng: number | null;
};
/** With what it is of, and the keys of its places; '' for none. */
export type PricedDeal = {
  trade: string;
  tasks: string[];
  hirer: string;
  contractor: string;
  amount: number;
} & Record<Exclude<PriceLevel, 'all'>, string>;

/** Any constant: every process must agree on it, nothing else may use it. */
const PRICES_LOCK = 7_340_036;
const HOUR_OF_NIGHT = 3;

/** Agreed on and done, or by a quote that was accepted and holds; not what somebody questions or takes back. */
const counts = sql`${contracts.amount} > 0 and ${contracts.paymentStatus} <> 'failed'
  and coalesce(${contracts.finishedAt}, ${contracts.createdAt}) > now() - make_interval(years => ${PRICED_YEARS}::int)
  and (${contracts.status} = 'completed' or (${contracts.status} in ${[...RUNNING_CONTRACT_STATUSES]} and exists (
    select from ${quotes} where ${quotes.contractId} = ${contracts.id} and ${quotes.status} = 'accepted')))
  and not exists (
    select from ${disputes} where ${disputes.contractId} = ${contracts.id} and ${disputes.status} <> 'withdrawn')`;
const isShown = sql`${jobs.hiddenAt} is null and ${jobs.status} <> 'removed'`;
/** Both accounts are there, and neither is suspended. */
const areThere = sql`2 = (select count(*) from ${users}
  where ${users.id} in (${contracts.clientId}, ${contracts.professionalId})
    and ${users.deletedAt} is null and ${users.suspendedAt} is null)`;

/** A price told to two figures is nobody's own. */
const twoFigures = (cents: SQL) =>
  sql`round(${cents}::numeric, 1 - floor(log(${cents}::numeric))::int)::bigint`;

const placeAt: Record<PriceLevel, SQL> = {
  area: sql`area`,
  state: sql`state`,
  country: sql`country`,
  all: sql`''`,
};

/** What the figures are made of: deals in a table that goes with the transaction. Each statement is a short one. */
export const priceSweepRows = {
  /** False while another process makes them. */
  lock: async (tx: Tx): Promise<boolean> => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(
      sql`select pg_try_advisory_xact_lock(${PRICES_LOCK}) as "isOurs"`,
    );
    return rows[0]?.isOurs ?? false;
  },

  /** Whether a night has begun since they were made; true where there are none. */
  areDue: async (executor: Executor): Promise<boolean> => {
    const night = sql`(date_trunc('day', now() at time zone 'UTC' - make_interval(hours => ${HOUR_OF_NIGHT}::int))
      + make_interval(hours => ${HOUR_OF_NIGHT}::int)) at time zone 'UTC'`;
    const { rows } = await executor.execute<{ areDue: boolean }>(
      sql`select not exists (select from ${prices} where ${prices.createdAt} >= ${night}) as "areDue"`,
    );
    return rows[0]?.areDue ?? true;
  },

  begin: async (tx: Tx): Promise<void> => {
    await tx.execute(sql`create temporary table priced_deals (trade text, tasks text[], hirer uuid, contractor uuid,
      amount bigint, area text, state text, country text) on commit drop`);
  },

  /** The next contracts by their ids, a row for each. */
  listAfter: async (tx: Tx, id: string, limit: number): Promise<DealRow[]> => {
    const { rows } = await tx.execute<DealRow>(sql`
      select part.id, deal.* from (select id from contracts where id > ${id}::uuid order by id limit ${limit}) part
      left join lateral (
        select ${contracts.clientId} as hirer, ${contracts.professionalId} as contractor,
          ${contracts.amount}::float8 as amount,
          jsonb_path_query_array(${jobs.skillsRequired}, '$[*].name') as skills,
          ${jobs.spot}[1] as lat, ${jobs.spot}[0] as lng
        from ${contracts} join ${jobs} on ${jobs.id} = ${contracts.jobId}
        where ${contracts.id} = part.id and ${counts} and ${isShown} and ${areThere}
      ) deal on true order by part.id`);
    return rows;
  },

  add: async (tx: Tx, deals: readonly PricedDeal[]): Promise<void> => {
    await tx.execute(sql`
      insert into priced_deals select * from jsonb_to_recordset(${JSON.stringify(deals)}::jsonb) as deal
        (trade text, tasks text[], hirer uuid, contractor uuid, amount bigint, area text, state text, country text)`);
  },

  /** Takes the place of all figures from before. */
  replace: async (tx: Tx): Promise<void> => {
    await tx.delete(prices);
    const { rows } = await tx.execute<{ trade: string }>(sql`select distinct trade from priced_deals`);
    for (const { trade } of rows) for (const level of PRICE_LEVELS) await priceTrade(tx, trade, level);
  },
};

async function priceTrade(tx: Tx, trade: string, level: PriceLevel): Promise<void> {
  const [low, median, high] = [1, 2, 3].map((place) => twoFigures(sql`quartiles[${sql.raw(String(place))}]`));
  await tx.execute(sql`
    insert into prices (trade, task, place, level, deals, hirers, contractors, low, median, high)
    select trade, task, place, ${level}, deals, hirers, contractors, ${low}, ${median}, ${high}
    from (
      select trade, task, place, count(*) as deals, count(distinct hirer) as hirers,
        count(distinct contractor) as contractors,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by amount) as quartiles
      from (
        select trade, hirer, contractor, amount, ${placeAt[level]} as place, unnest(tasks || ''::text) as task
        from priced_deals where trade = ${trade}
      ) deals
      where ${level} = 'all' or place <> ''
      group by trade, task, place
    ) figures
    where deals >= ${PRICED_DEALS_MIN} and least(hirers, contractors) >= ${PRICED_PEOPLE_MIN}`);
}
