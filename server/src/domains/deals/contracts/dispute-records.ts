import type { Dispute } from '@plumbline/shared-schema/disputes';
import { sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';

/** Cents; the instant as the database writes it. */
export type DecisionRecord = Dispute['decisions'][number];

/** Of the dispute of an outer query, the first one first. */
export const decisionsOf = (disputeId: AnyColumn) =>
  sql<DecisionRecord[]>`coalesce((select json_agg(json_build_object('round', d.round, 'outcome', d.outcome,
      'releaseAmount', d.release_amount, 'note', d.note, 'createdAt', d.created_at) order by d.round)
    from dispute_decisions d where d.dispute_id = ${disputeId}), '[]'::json)`;

type Columns = Record<'createdAt' | 'closedAt' | 'answeredAt' | 'appealedAt' | 'status', AnyColumn>;

/** By the database's clock. */
type DisputeTimes = {
  answerDueAt: string;
  appealDueAt: string | null;
  isHeard: boolean;
  isAppealable: boolean;
  isFinal: boolean;
};

export const timesOfDispute = (dispute: Columns, days: { answer: SQL; appeal: SQL }) =>
  sql<DisputeTimes>`json_build_object(
    'answerDueAt', ${dispute.createdAt} + ${days.answer},
    'appealDueAt', case when ${dispute.appealedAt} is null then ${dispute.closedAt} + ${days.appeal} end,
    'isHeard', coalesce(${dispute.answeredAt} is not null or ${dispute.createdAt} + ${days.answer} <= now(), false),
    'isAppealable', coalesce(${dispute.status} = 'resolved' and ${dispute.appealedAt} is null
      and ${dispute.closedAt} + ${days.appeal} > now(), false),
    'isFinal', coalesce(${dispute.status} = 'resolved' and (${dispute.appealedAt} is not null
      or ${dispute.closedAt} + ${days.appeal} <= now()), false))`;
