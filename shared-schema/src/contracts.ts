import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { disputeSchema } from '@plumbline/shared-schema/disputes';
import { milestoneSchema, newMilestonesSchema, sumsTo } from '@plumbline/shared-schema/milestones';
import { dollarsSchema, numeric, queryText } from '@plumbline/shared-schema/numbers';
import {
  dateInputSchema,
  dayInstantSchema,
  dayOf,
  earliestToday,
  instantSchema,
} from '@plumbline/shared-schema/dates';
import { dataOf, pageOf, savedOf } from '@plumbline/shared-schema/envelope';
import { pageNumberSchema, pageSizeSchema } from '@plumbline/shared-schema/pagination';
import { personSchema } from '@plumbline/shared-schema/users';
import type { CONTRACT_MOVES } from '@plumbline/shared-schema/options';
import {
  CONTRACT_ACTIONS,
  CONTRACT_FILTERS,
  CONTRACT_STATUSES,
  CURRENCY,
  PAYMENT_STATUSES,
} from '@plumbline/shared-schema/options';
import { BUDGET_MAX, BUDGET_MIN, SEARCH_TEXT_MAX, TERMS_MAX } from '@plumbline/shared-schema/limits';
import { manyLines } from '@plumbline/shared-schema/texts';

export const contractStatusSchema = z.enum(CONTRACT_STATUSES);
export type ContractStatus = Infer<typeof contractStatusSchema>;
export const contractActionSchema = z.enum(CONTRACT_ACTIONS);
export type ContractAction = Infer<typeof contractActionSchema>;
/** The actions with a path of their own that need nothing but the contract. */
export type ContractMove = (typeof CONTRACT_MOVES)[number];

/**
 * Dollars: what was paid in is held, released to the professional or refunded to the hirer. `due`: what is left to pay in
 * while the work goes on. `isUnderWay`: a payment is.
 */
const contractMoneySchema = z.object({
  funded: z.number(),
  held: z.number(),
  released: z.number(),
  refunded: z.number(),
  due: z.number(),
  isUnderWay: z.boolean(),
});

/** `badges`: what is verified of them; a server of before does not say it. */
const partySchema = personSchema.extend({ email: z.string(), badges: z.array(z.string()).optional() });

/** The job as a contract shows it; `city` is null where the job names none. */
const contractJobSchema = z.object({
  _id: z.string(),
  title: z.string(),
  jobType: z.string(),
  jobCategory: z.string(),
  jobDuration: z.string(),
  salary: z.string(),
  city: z.string().nullable(),
});

/**
 * `paymentDetails.amount` in dollars; `allowedActions`: what this caller may do now; `archived` is the caller's own
 * mark. `deliveryDate`: what the offer promised, counted from when the contract was made, beside `endDate`, which the
 * hirer set.
 */
export const contractSchema = z.object({
  _id: z.string(),
  job: contractJobSchema,
  client: partySchema,
  professional: partySchema,
  startDate: dayInstantSchema,
  endDate: dayInstantSchema,
  terms: z.string(),
  status: contractStatusSchema,
  paymentDetails: z.object({
    amount: z.number(),
    currency: z.literal(CURRENCY),
    paymentStatus: z.enum(PAYMENT_STATUSES),
  }),
  /** Null where nothing was ever paid in, nor is on its way: it is paid as the two agree. */
  money: contractMoneySchema.nullable(),
  /** In their order; empty where the contract is handed in and paid as a whole. */
  milestones: z.array(milestoneSchema),
  offerId: z.string(),
  allowedActions: z.array(contractActionSchema),
  /** When the professional questioned the terms, if so. */
  queriedAt: instantSchema.nullable(),
  deliveryDate: instantSchema,
  /** When it was completed, ended or canceled. */
  finishedAt: instantSchema.nullable(),
  paidAt: instantSchema.nullable(),
  /** When an unanswered submission is approved by itself; null where none waits. */
  answerDueAt: instantSchema.nullable(),
  /** The one that stands, open or decided; a withdrawn one is history only. */
  dispute: disputeSchema.nullable(),
  archived: z.boolean(),
  /** The caller's own review; others see it from `visibleAt` on. */
  ownReview: z
    .object({
      rating: z.number().int(),
      review: z.string(),
      visibleAt: instantSchema,
      /** Absent from a server of before, where it cannot be changed. */
      _id: z.string().optional(),
      likes: z.array(z.string()).optional(),
      experience: z.array(z.string()).optional(),
    })
    .nullable(),
  /** What the other side said of the caller, once the caller may read it. Absent from a server of before. */
  otherReview: z
    .object({ rating: z.number().int(), review: z.string(), createdAt: instantSchema })
    .nullable()
    .optional(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Contract = Infer<typeof contractSchema>;

export const termsTextSchema = manyLines(TERMS_MAX, 'termsTextRequired');
export const endDateSchema = dateInputSchema.refine(
  (date) => dayOf(date) >= earliestToday(),
  says('endDatePast'),
);
export const amountSchema = numeric(
  dollarsSchema.min(BUDGET_MIN, says('budgetMin')).max(BUDGET_MAX, says('budgetMax')),
);

/** `POST /contracts`. Status and payment status in the body are dropped. 404 NO_OFFER, 409 OFFER_NOT_ACCEPTED, CONTRACT_EXISTS. */
export const createContractSchema = z
  .object({
    jobId: idSchema,
    clientId: idSchema,
    professionalId: idSchema,
    startDate: dateInputSchema,
    endDate: endDateSchema,
    terms: termsTextSchema,
    paymentDetails: z.object({
      amount: amountSchema,
      currency: z.literal(CURRENCY, says('currencyOnlyUsd')).default(CURRENCY),
    }),
    milestones: newMilestonesSchema,
  })
  .refine((contract) => dayOf(contract.endDate) >= dayOf(contract.startDate), {
    path: ['endDate'],
    message: says('endBeforeStart'),
  })
  .refine(
    ({ milestones, paymentDetails }) => milestones.length === 0 || sumsTo(milestones, paymentDetails.amount),
    { path: ['milestones'], message: says('milestonesSum') },
  );
export type CreateContract = Infer<typeof createContractSchema>;
export type CreateContractBody = InferInput<typeof createContractSchema>;

/** Dialog "Create Contract": the rest is fixed by the offer. */
const contractFormSchema = z.object({
  terms: termsTextSchema,
  endDate: endDateSchema,
  milestones: newMilestonesSchema,
});
export type ContractForm = Infer<typeof contractFormSchema>;

/** The same for a reader whose own date is `today` (`YYYY-MM-DD`), which can be a day after the server's earliest. */
export function contractFormSchemaFrom(today: string, amount: number) {
  return contractFormSchema
    .refine((contract) => dayOf(contract.endDate) >= today, {
      path: ['endDate'],
      message: says('endDatePast'),
    })
    .refine(({ milestones }) => milestones.length === 0 || sumsTo(milestones, amount), {
      path: ['milestones'],
      message: says('milestonesSum'),
    });
}

/** 201; `contract` repeats `data`. */
export const contractCreatedSchema = savedOf(contractSchema).extend({ contract: contractSchema });
/** `PATCH /contracts/{id}/{action}`: anything the table forbids is 409 INVALID_TRANSITION. */
export const contractSavedSchema = savedOf(contractSchema);
/** `GET /contracts/{id}` */
export const contractAnswerSchema = dataOf(contractSchema);
/** Every list of contracts; `contracts` repeats `data`. */
export const contractsSchema = z.object({
  success: z.literal(true),
  data: z.array(contractSchema),
  contracts: z.array(contractSchema),
  count: z.number().int(),
});
export type Contracts = Infer<typeof contractsSchema>;

/** `GET /contracts/history`: newest first. `q` looks into title, names and terms. */
export const contractHistoryQuerySchema = z.object({
  status: z.enum(CONTRACT_FILTERS, says('invalidOption')).default('all'),
  q: queryText(SEARCH_TEXT_MAX),
  page: pageNumberSchema,
  limit: pageSizeSchema,
});
export type ContractHistoryQuery = Infer<typeof contractHistoryQuerySchema>;
export type ContractHistoryParams = InferInput<typeof contractHistoryQuerySchema>;
/** `contracts` repeats `data`. */
export const contractPageSchema = pageOf(contractSchema).extend({ contracts: z.array(contractSchema) });
export type ContractPage = Infer<typeof contractPageSchema>;
