import type { AnyColumn, SQL } from 'drizzle-orm';
import { and, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personColumns } from '../../people/users/person-columns';
import type { Executor } from '../../../database/connect';
import { contractArchives, contracts } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { feedbacks } from '../../../database/tables/feedbacks';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { payments } from '../../../database/tables/payments';
import { submissions } from '../../../database/tables/submissions';
import { users } from '../../../database/tables/users';
import { clearingOf, figuresOf } from '../../money/ledger/figures.repository';
import { openAmendmentOf } from './amendments.repository';
import { decisionsOf, timesOfDispute } from './disputes.repository';
import { milestonesOf } from './milestones.repository';
import { confirmedSidesOf } from './term-confirmations.repository';

/** After how many days the clock acts, from the settings; fractions are allowed. `takesPayments`: somebody moves money. */
export type ContractRules = {
  autoApproveDays: number;
  disputeDays: number;
  disputeAnswerDays: number;
  appealDays: number;
  feedbackHiddenDays: number;
  takesPayments: boolean;
};

/** A contract with its people, its job and what decides about it, as `viewerId` stands to it. Amount in cents. */
export type ContractRecord = Awaited<ReturnType<ReturnType<typeof selectContracts>['execute']>>[number];
export const client = alias(users, 'client');
export const professional = alias(users, 'professional');
export const standing = alias(disputes, 'standing');
export const waiting = alias(submissions, 'waiting');
export const mark = alias(contractArchives, 'mark');
const ownReview = alias(feedbacks, 'own_review');
const otherReview = alias(feedbacks, 'other_review');

export const daysLong = (days: number): SQL => sql`make_interval(secs => ${days * 86_400}::float8)`;

export type Sight = { viewerId: string | null; rules: ContractRules };

const timesOf = ({ disputeAnswerDays, appealDays }: ContractRules) =>
  timesOfDispute(standing, { answer: daysLong(disputeAnswerDays), appeal: daysLong(appealDays) });

const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  jobType: jobs.jobType,
  jobCategory: jobs.jobCategory,
  jobDuration: jobs.jobDuration,
  salary: jobs.salary,
  city: jobs.city,
};

const ownReviewColumns = {
  id: ownReview.id,
  rating: ownReview.rating,
  likes: ownReview.likes,
  experience: ownReview.experience,
  review: ownReview.review,
  visibleAt: ownReview.visibleAt,
};

/** What the other side may know of a party besides, of `users` or an alias. */
function knownColumns<Email, Verified, Identified, Licensed, Insured>({
  email,
  emailVerifiedAt,
  identityVerifiedAt,
  licenceVerifiedAt,
  insuranceVerifiedAt,
}: {
  email: Email;
  emailVerifiedAt: Verified;
  identityVerifiedAt: Identified;
  licenceVerifiedAt: Licensed;
  insuranceVerifiedAt: Insured;
}) {
  return { email, emailVerifiedAt, identityVerifiedAt, licenceVerifiedAt, insuranceVerifiedAt };
}

const otherReviewColumns = {
  rating: otherReview.rating,
  review: otherReview.review,
  createdAt: otherReview.createdAt,
};

/** Nobody's where nobody looks. */
const isOf = (userId: AnyColumn, viewerId: string | null): SQL =>
  viewerId === null ? sql`false` : eq(userId, viewerId);

/** The one projection of contracts, for this viewer. */
export function selectContracts(executor: Executor, { viewerId, rules }: Sight) {
  const answerDueAt = sql`${waiting.createdAt} + ${daysLong(rules.autoApproveDays)}`;
  const since = (days: number) =>
    sql<boolean>`coalesce(${contracts.finishedAt} + ${daysLong(days)} <= now(), false)`;
  return executor
    .select({
      contract: contracts,
      job: jobColumns,
      client: { ...personColumns(client), ...knownColumns(client) },
      professional: { ...personColumns(professional), ...knownColumns(professional) },
      // From the start: what is promised cannot be late before there is a contract.
      deliveryDate: sql<Date>`${contracts.createdAt} + ${daysLong(1)} * ${offers.deliveryTime}`.mapWith(
        contracts.createdAt,
      ),
      waiting: { id: waiting.id, answerDueAt: answerDueAt.mapWith(contracts.createdAt) },
      isAnswerOverdue: sql<boolean>`coalesce(${answerDueAt} <= now(), false)`,
      isPaymentTime: since(rules.autoApproveDays),
      isDisputeOver: since(rules.disputeDays),
      dispute: standing,
      decisions: decisionsOf(standing.id),
      disputeTimes: timesOf(rules),
      clearing: clearingOf(contracts.id),
      money: figuresOf(contracts.id),
      milestones: milestonesOf(contracts.id, daysLong(rules.autoApproveDays)),
      amendment: openAmendmentOf(contracts.id),
      confirmedSides: confirmedSidesOf(contracts.id),
      isPaying: sql<boolean>`exists (select from ${payments} where ${payments.contractId} = ${contracts.id}
        and ${payments.status} in ('pending', 'action'))`,
      hasWork: sql<boolean>`exists (select from ${submissions} where ${submissions.contractId} = ${contracts.id}
        and ${submissions.status} <> 'taken-back')`,
      takesPayments: sql<boolean>`${rules.takesPayments}::boolean`,
      isArchived: sql<boolean>`${mark.userId} is not null`,
      isReviewed: sql<boolean>`${ownReview.id} is not null`,
      ownReview: ownReviewColumns,
      otherReview: otherReviewColumns,
    })
    .from(contracts)
    .innerJoin(offers, eq(offers.id, contracts.offerId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(client, eq(client.id, contracts.clientId))
    .innerJoin(professional, eq(professional.id, contracts.professionalId))
    .leftJoin(
      waiting,
      and(eq(waiting.contractId, contracts.id), eq(waiting.status, 'submitted'), isNull(waiting.milestoneId)),
    )
    .leftJoin(standing, and(eq(standing.contractId, contracts.id), ne(standing.status, 'withdrawn')))
    .leftJoin(mark, and(eq(mark.contractId, contracts.id), isOf(mark.userId, viewerId)))
    .leftJoin(ownReview, and(eq(ownReview.contractId, contracts.id), isOf(ownReview.authorId, viewerId)))
    .leftJoin(
      otherReview,
      and(
        eq(otherReview.contractId, contracts.id),
        isOf(otherReview.subjectId, viewerId),
        lte(otherReview.visibleAt, sql`now()`),
      ),
    )
    .$dynamic();
}
