import type { DocumentKind, WalletKind } from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../../database/connect';

/** Whose, and between which instants; the second is not in it any more. */
export type OwnYear = { userId: string; from: Date; to: Date };

/** What moved a wallet for one reason and contract. Cents; `fee`: what the platform kept of it besides. */
export type YearRow = {
  contractId: string | null;
  jobTitle: string | null;
  otherName: string | null;
  otherCompany: string | null;
  /** The person is its professional. */
  isOwnWork: boolean;
  reason: WalletKind;
  moved: number;
  fee: number;
};

const within = ({ from, to }: OwnYear, column = sql`e.created_at`) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;
const ofWallet = ({ userId }: Pick<OwnYear, 'userId'>) =>
  sql`entries e join accounts a on a.id = e.account_id and a.kind = 'wallet' and a.user_id = ${userId}::uuid`;

export const yearlyRepository = {
  /** By contract, those that moved first come first. */
  listMoved: async (executor: Executor, year: OwnYear): Promise<YearRow[]> => {
    const { rows } = await executor.execute<YearRow>(sql`
      select c.id as "contractId", j.title as "jobTitle", o.full_name as "otherName", o.company_name as "otherCompany",
        coalesce(c.professional_id = ${year.userId}::uuid, false) as "isOwnWork", t.reason,
        sum(e.amount)::float8 as moved,
        sum(coalesce((select f.amount from entries f join accounts b on b.id = f.account_id and b.kind = 'fees'
          where f.transfer_id = t.id), 0))::float8 as fee
      from ${ofWallet(year)}
      join transfers t on t.id = e.transfer_id
      left join contracts c on c.id = t.contract_id
      left join jobs j on j.id = c.job_id
      left join users o on o.id = case c.professional_id when ${year.userId}::uuid then c.client_id else c.professional_id end
      where ${within(year)}
      group by c.id, j.title, o.full_name, o.company_name, t.reason
      order by min(min(e.created_at)) over (partition by c.id), c.id, t.reason`);
    return rows;
  },

  /** At the beginning and the end. */
  balances: async (executor: Executor, year: OwnYear): Promise<{ opening: number; closing: number }> => {
    const before = (at: Date) =>
      sql`coalesce(sum(e.amount) filter (where e.created_at < ${at.toISOString()}::timestamptz), 0)::float8`;
    const { rows } = await executor.execute<{ opening: number; closing: number }>(
      sql`select ${before(year.from)} as opening, ${before(year.to)} as closing from ${ofWallet(year)}`,
    );
    return rows[0] ?? { opening: 0, closing: 0 };
  },

  /** Those that have their number. */
  countPapers: async (executor: Executor, year: OwnYear): Promise<Partial<Record<DocumentKind, number>>> => {
    const { rows } = await executor.execute<{ kind: DocumentKind; count: number }>(sql`
      select d.kind, count(*)::int as count from documents d
      join transfers t on t.id = d.transfer_id and d.number is not null
      left join contracts c on c.id = t.contract_id
      left join payouts o on o.id = t.payout_id
      where ${within(year, sql`t.created_at`)}
        and ${year.userId}::uuid in (c.client_id, c.professional_id, o.user_id)
      group by d.kind`);
    return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
  },
};
