import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';

/** Cents. What was funded is held, released or refunded. */
export type MoneyFigures = Record<'funded' | 'held' | 'released' | 'refunded', number>;

/** Transfers `t` of contracts `c`, with their entries `e` on accounts `a`. */
export const BOOKED = sql`transfers t
  join contracts c on c.id = t.contract_id
  join entries e on e.transfer_id = t.id
  join accounts a on a.id = e.account_id`;

/** Sums over `BOOKED`. */
export const FIGURES = {
  funded: sql`coalesce(sum(e.amount) filter (where a.kind = 'held' and t.reason = 'fund'), 0)::float8`,
  held: sql`coalesce(sum(e.amount) filter (where a.kind = 'held'), 0)::float8`,
  released: sql`(coalesce(sum(e.amount) filter (where t.reason = 'shift' and a.kind = 'clearing'
      and a.user_id = c.professional_id), 0)
    - coalesce(sum(e.amount) filter (where a.kind = 'held' and t.reason in ('release', 'award')), 0)
  )::float8`,
  refunded: sql`(coalesce(sum(e.amount) filter (where t.reason = 'shift' and a.kind = 'clearing'
      and a.user_id = c.client_id), 0)
    - coalesce(sum(e.amount) filter (where a.kind = 'held'
      and t.reason in ('refund', 'awardBack', 'chargeback', 'chargebackWon')), 0)
  )::float8`,
} satisfies Record<keyof MoneyFigures, SQL>;

/** Cents that were decided about and are not free yet, of both sides. */
export const clearingOf = (contractId: AnyColumn) =>
  sql<number>`(select coalesce(sum(e.amount), 0)::float8 from transfers t
    join entries e on e.transfer_id = t.id
    join accounts a on a.id = e.account_id and a.kind = 'clearing'
    where t.contract_id = ${contractId})`;

/** The figures of the outer query's contract, as a column of it; null where it was never funded. */
export const figuresOf = (contractId: AnyColumn) =>
  sql<MoneyFigures | null>`(select json_build_object('funded', ${FIGURES.funded}, 'held', ${FIGURES.held},
    'released', ${FIGURES.released}, 'refunded', ${FIGURES.refunded})
    from ${BOOKED} where t.contract_id = ${contractId} having ${FIGURES.funded} <> 0)`;
