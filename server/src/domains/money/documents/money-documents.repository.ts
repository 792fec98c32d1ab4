import type { DocumentKind, TransferReason } from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';

type IssuedDocument = { id: string; kind: DocumentKind; year: number; number: number; createdAt: Date };
/** Cents. `amount` is all that moved, the fee in it. */
export type DocumentRow = IssuedDocument & { amount: number; milestone: string | null };

export type PartyRow = { id: string; fullName: string; companyName: string | null; email: string };

/** The facts of a paper. `contract` is null for a withdrawal. */
export type DocumentFacts = DocumentRow & {
  fee: number;
  contract: ContractFacts | null;
  payment: { charged: number; fromBalance: number } | null;
  last4: string | null;
  holder: PartyRow | null;
  isTest: boolean;
};
export type ContractFacts = {
  id: string;
  jobTitle: string;
  amount: number;
  startDate: string;
  endDate: string;
  client: PartyRow;
  professional: PartyRow;
};

export type MovementRow = {
  reason: TransferReason;
  amount: number;
  milestone: string | null;
  kind: DocumentKind | null;
  year: number | null;
  number: number | null;
  createdAt: Date;
};

const person = (alias: SQL) => sql`json_build_object('id', ${alias}.id, 'fullName', ${alias}.full_name,
  'companyName', ${alias}.company_name, 'email', ${alias}.email)`;

/** As `contract`, of contract `c`, its job `j`, its sides `cl` and `pr`. */
const CONTRACT = sql`json_build_object('id', c.id, 'jobTitle', j.title, 'amount', c.amount,
  'startDate', c.start_date, 'endDate', c.end_date, 'client', ${person(sql`cl`)},
  'professional', ${person(sql`pr`)})`;

const MOVED = sql`(select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::float8 from entries e where e.transfer_id = t.id)`;
const FEE = sql`(select coalesce(sum(e.amount), 0)::float8 from entries e
  join accounts a on a.id = e.account_id and a.kind = 'fees' where e.transfer_id = t.id)`;

const SELECTED = sql`t.id, d.kind, d.year, d.number, t.created_at as "createdAt", ${MOVED} as amount, m.title as milestone`;

/** Papers that have their number. */
const ISSUED = sql`documents d
  join transfers t on t.id = d.transfer_id and d.number is not null
  left join milestones m on m.id = t.milestone_id`;

type WithTextDate<T> = Omit<T, 'createdAt'> & { createdAt: string };
const withDates = <T extends { createdAt: string }>(rows: readonly T[]) =>
  rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));

/** Everything a paper says is read from what is booked; nothing is kept beside it but its number. */
export const moneyDocumentsRepository = {
  /** Gives those without a number the next ones of their kind and year, oldest first. One caller at a time. */
  number: async (tx: Tx): Promise<void> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('documents'))`);
    await tx.execute(sql`
      update documents d set year = o.year, number = o.number
      from (select transfer_id, year, row_number() over (partition by kind, year order by created_at, transfer_id)
          + coalesce((select max(n.number) from documents n where n.kind = s.kind and n.year = s.year), 0) as number
        from (select transfer_id, kind, created_at, extract(year from created_at at time zone 'utc')::int as year
          from documents where number is null) s) o
      where d.transfer_id = o.transfer_id`);
  },

  hasOpen: async (executor: Executor): Promise<boolean> => {
    const { rows } = await executor.execute(sql`select 1 from documents where number is null limit 1`);
    return rows.length > 0;
  },

  listOfContract: async (executor: Executor, contractId: string): Promise<DocumentRow[]> => {
    const { rows } = await executor.execute<WithTextDate<DocumentRow>>(sql`
      select ${SELECTED} from ${ISSUED} where t.contract_id = ${contractId}::uuid
      order by t.created_at, t.id`);
    return withDates(rows);
  },

  find: async (executor: Executor, id: string): Promise<DocumentFacts | undefined> => {
    const { rows } = await executor.execute<WithTextDate<DocumentFacts>>(sql`
      select ${SELECTED}, ${FEE} as fee,
        case when c.id is not null then ${CONTRACT} end as contract,
        case when p.id is not null then json_build_object('charged', p.amount, 'fromBalance', p.from_balance) end as payment,
        pm.last4, case when o.id is not null then ${person(sql`ho`)} end as holder,
        exists (select from payments q where q.provider = 'sandbox' and q.contract_id = c.id)
          or coalesce(o.provider = 'sandbox', false) as "isTest"
      from ${ISSUED}
      left join contracts c on c.id = t.contract_id
      left join jobs j on j.id = c.job_id
      left join users cl on cl.id = c.client_id
      left join users pr on pr.id = c.professional_id
      left join payments p on p.id = t.payment_id
      left join payouts o on o.id = t.payout_id
      left join users ho on ho.id = o.user_id
      left join payment_methods pm on pm.id = coalesce(o.method_id, p.method_id)
      where t.id = ${id}::uuid`);
    return withDates(rows)[0];
  },

  findContract: async (
    executor: Executor,
    id: string,
  ): Promise<(ContractFacts & { isTest: boolean }) | undefined> => {
    const { rows } = await executor.execute<{ contract: ContractFacts; isTest: boolean }>(sql`
      select ${CONTRACT} as contract,
        exists (select from payments q where q.provider = 'sandbox' and q.contract_id = c.id) as "isTest"
      from contracts c
      join jobs j on j.id = c.job_id
      join users cl on cl.id = c.client_id
      join users pr on pr.id = c.professional_id
      where c.id = ${id}::uuid`);
    const [row] = rows;
    return row && { ...row.contract, isTest: row.isTest };
  },

  /** What went into the contract and out of it, oldest first. */
  listMovements: async (executor: Executor, contractId: string): Promise<MovementRow[]> => {
    const { rows } = await executor.execute<WithTextDate<MovementRow>>(sql`
      select t.reason, ${MOVED} as amount, m.title as milestone, d.kind, d.year, d.number,
        t.created_at as "createdAt"
      from transfers t
      left join documents d on d.transfer_id = t.id and d.number is not null
      left join milestones m on m.id = t.milestone_id
      where t.contract_id = ${contractId}::uuid and t.reason in
        ('fund', 'release', 'refund', 'award', 'awardBack', 'shift', 'clear', 'chargeback', 'chargebackWon')
      order by t.created_at, t.id`);
    return withDates(rows);
  },
};
