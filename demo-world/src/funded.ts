import { sql } from 'drizzle-orm';
import type { Tx } from '@plumbline/server/database/connect';
import { demoAccounts } from './people/demo-accounts';

/** A contract, or a milestone of one, that somebody paid into between what was agreed and what came next. */
export type FundedPart = {
  contractId: string;
  milestoneId: string | null;
  /** The title of the milestone. */
  about: string | null;
  clientId: string;
  professionalId: string;
  isDemoProfessional: boolean;
  amount: number;
  agreedAt: Date;
  nextAt: Date;
  /** The line of the history that pays it out. */
  approval: { id: string; at: Date } | null;
};

type Row = Omit<FundedPart, 'agreedAt' | 'nextAt' | 'approval'> & {
  agreedAt: string;
  nextAt: string;
  approvalId: string | null;
  approvedAt: string | null;
};

/**
 * Payments of the demo accounts: what is paid, first of all the oldest; what runs and has gone on since it was agreed; and
 * milestones whose work waits.
 */
export async function findFunded(tx: Tx): Promise<FundedPart[]> {
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await tx.execute<Row>(sql`
    with agreed as (
      select c.*, professional.email in ${emails} as is_demo_professional,
        (select max(e.created_at) from contract_events e
          where e.contract_id = c.id and e.action in ('create', 'acceptAmendment')) as agreed_at
      from contracts c
      join users hirer on hirer.id = c.client_id
      join users professional on professional.id = c.professional_id
      where hirer.email in ${emails} or professional.email in ${emails})
    select c.id as "contractId", m.id as "milestoneId", m.title as about, c.client_id as "clientId",
      c.professional_id as "professionalId", c.is_demo_professional as "isDemoProfessional",
      coalesce(m.amount, c.amount)::float8 as amount, c.agreed_at as "agreedAt", next.at as "nextAt",
      approval.id as "approvalId", approval.created_at as "approvedAt"
    from agreed c
    cross join lateral (select min(e.created_at) as at from contract_events e
      where e.contract_id = c.id and e.created_at > c.agreed_at) as next
    left join contract_events approval on approval.contract_id = c.id and approval.action = 'approvePayment'
    left join submissions s on s.contract_id = c.id and s.status = 'submitted'
    left join milestones m on m.id = s.milestone_id
    where next.at is not null
      and (c.payment_status = 'paid' or c.status = 'active')
    order by approval.created_at nulls last, c.id, m.id`);
  return rows.map(({ approvalId, approvedAt, agreedAt, nextAt, ...row }) => ({
    ...row,
    agreedAt: new Date(agreedAt),
    nextAt: new Date(nextAt),
    approval:
      approvalId === null || approvedAt === null ? null : { id: approvalId, at: new Date(approvedAt) },
  }));
}
