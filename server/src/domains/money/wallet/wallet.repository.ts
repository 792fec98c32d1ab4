import type { DocumentKind, TransitState, WalletKind } from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor } from '../../../database/connect';

/** `to` is not in it any more. */
type Period = { from: string; to: string };
type Own = { userId: string };

/** Cents. */
type Balances = Record<'wallet' | 'clearing' | 'outgoing' | 'held', number>;
export type MovementRow = {
  id: string;
  entryId: string;
  reason: WalletKind;
  amount: number;
  createdAt: Date;
  last4: string | null;
  isPayout: boolean;
  /** Of a payment into a contract: what came from the card for it. */
  byCard: number | null;
  transit: TransitState | null;
  contractId: string | null;
  jobTitle: string | null;
  document: { id: string; kind: DocumentKind; year: number; number: number } | null;
};
/** The last row of a batch. */
type After = Pick<MovementRow, 'entryId' | 'createdAt'> | undefined;

const instantOf = (date: string): string => new Date(date).toISOString();
const within = ({ from, to }: Period): SQL =>
  sql`e.created_at >= ${instantOf(from)}::timestamptz and e.created_at < ${instantOf(to)}::timestamptz`;

const ofWallet = (userId: string): SQL =>
  sql`from entries e
    join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.user_id = ${userId}::uuid
    join transfers t on t.id = e.transfer_id`;

/** What came from a card for a contract and went there at once; the row of where it went tells of it. */
const isPassedOn = sql`t.reason = 'charge'
  and exists (select from transfers f where f.payment_id = t.payment_id and f.reason = 'fund')`;

/** The caller's own money; nothing is written here. */
export const walletRepository = {
  /** `held`: in contracts of theirs, whichever side they are on. */
  balances: async (executor: Executor, { userId }: Own): Promise<Balances> => {
    const { rows } = await executor.execute<Balances>(sql`
      select coalesce(sum(a.balance) filter (where a.kind = 'wallet'), 0)::float8 as wallet,
        coalesce(sum(a.balance) filter (where a.kind = 'clearing'), 0)::float8 as clearing,
        coalesce(sum(a.balance) filter (where a.kind = 'outgoing'), 0)::float8 as outgoing,
        (select coalesce(sum(h.balance), 0)::float8 from contracts c join accounts h on h.contract_id = c.id
          where c.professional_id = ${userId}::uuid or c.client_id = ${userId}::uuid) as held
      from accounts a where a.user_id = ${userId}::uuid`);
    return rows[0] ?? { wallet: 0, clearing: 0, outgoing: 0, held: 0 };
  },

  /** Paid into contracts, less what came back of it, and the fees of what was earned. Cents. */
  expenses: async (executor: Executor, { userId, ...period }: Own & Period): Promise<number> => {
    const { rows } = await executor.execute<{ spent: number }>(sql`
      select coalesce(sum(case when t.reason in ('fund', 'refund') then -e.amount else
          coalesce((select f.amount from entries f join accounts b on b.id = f.account_id
            where f.transfer_id = t.id and b.kind = 'fees'), 0) end), 0)::float8 as spent
      ${ofWallet(userId)}
      where t.reason in ('fund', 'refund', 'release', 'clear') and ${within(period)}`);
    return rows[0]?.spent ?? 0;
  },

  /** What contracts where they are the professional gave them, less the fees. Cents. */
  earned: async (executor: Executor, { userId, ...period }: Own & Period): Promise<number> => {
    const { rows } = await executor.execute<{ earned: number }>(sql`
      select coalesce(sum(e.amount), 0)::float8 as earned
      ${ofWallet(userId)}
      join contracts c on c.id = t.contract_id and c.professional_id = ${userId}::uuid
      where t.reason in ('release', 'clear') and ${within(period)}`);
    return rows[0]?.earned ?? 0;
  },

  count: async (executor: Executor, { userId, ...period }: Own & Period): Promise<number> => {
    const { rows } = await executor.execute<{ count: number }>(
      sql`select count(*)::int as count ${ofWallet(userId)} where ${within(period)} and not (${isPassedOn})`,
    );
    return rows[0]?.count ?? 0;
  },

  /** Newest first; a payment by card is one. */
  list: (
    executor: Executor,
    { userId, page, limit, ...period }: Own & Period & { page: number; limit: number },
  ): Promise<MovementRow[]> => {
    const newest = sql`order by e.created_at desc, e.id desc limit ${limit} offset ${(page - 1) * limit}`;
    return select(executor, userId, sql`${within(period)} and not (${isPassedOn}) ${newest}`);
  },

  /** Every movement, so many after a row. */
  listAfter: (
    executor: Executor,
    { userId, after, limit, ...period }: Own & Period & { after: After; limit: number },
  ): Promise<MovementRow[]> => {
    const isLater =
      after === undefined
        ? sql`true`
        : sql`(e.created_at, e.id) < (${after.createdAt.toISOString()}::timestamptz, ${after.entryId}::uuid)`;
    const newest = sql`order by e.created_at desc, e.id desc limit ${limit}`;
    return select(executor, userId, sql`${within(period)} and ${isLater} ${newest}`);
  },

  findWithdrawal: async (
    executor: Executor,
    { userId, payoutId }: Own & { payoutId: string },
  ): Promise<MovementRow | undefined> => {
    const isIt = sql`t.reason = 'withdraw' and t.payout_id = ${payoutId}::uuid`;
    return (await select(executor, userId, isIt))[0];
  },
};

async function select(executor: Executor, userId: string, which: SQL): Promise<MovementRow[]> {
  const { rows } = await executor.execute<Omit<MovementRow, 'createdAt'> & { createdAt: string }>(sql`
    select t.id, e.id as "entryId", t.reason, e.amount::float8 as amount, e.created_at as "createdAt", m.last4,
      (t.payout_id is not null) as "isPayout",
      case t.reason when 'fund' then (select sum(b.amount)::float8
        from transfers by_card join entries b on b.transfer_id = by_card.id and b.account_id = e.account_id
        where by_card.payment_id = t.payment_id and by_card.reason = 'charge') end as "byCard",
      case t.reason when 'withdraw' then o.status when 'payback' then r.status end as transit,
      c.id as "contractId", j.title as "jobTitle",
      case when d.transfer_id is not null then json_build_object('id', d.transfer_id, 'kind', d.kind,
        'year', d.year, 'number', d.number) end as document
    ${ofWallet(userId)}
    left join contracts c on c.id = t.contract_id
    left join jobs j on j.id = c.job_id
    left join payments p on p.id = t.payment_id
    left join refunds r on r.id = t.refund_id
    left join payouts o on o.id = t.payout_id
    left join payment_methods m on m.id = coalesce(o.method_id, p.method_id)
    left join transfers w on w.payout_id = t.payout_id and w.reason = 'withdrawn' and t.reason = 'withdraw'
    left join documents d on d.transfer_id = coalesce(w.id, t.id) and d.number is not null
    where ${which}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}
