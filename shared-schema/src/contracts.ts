import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { says } from '@plumbline/shared-schema/validation';
import { idSchema } from '@plumbline/shared-schema/ids';
import { dollarsSchema, numeric } from '@plumbline/shared-schema/numbers';
import { dateInputSchema, dayOf, earliestToday, instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { personSchema } from '@plumbline/shared-schema/users';
import {
  CONTRACT_ACTIONS,
  CONTRACT_STATUSES,
  CURRENCY,
  PAYMENT_STATUSES,
} from '@plumbline/shared-schema/options';
import { BUDGET_MAX, BUDGET_MIN, TERMS_MAX } from '@plumbline/shared-schema/limits';

export const contractStatusSchema = z.enum(CONTRACT_STATUSES);
export type ContractStatus = Infer<typeof contractStatusSchema>;
export const contractActionSchema = z.enum(CONTRACT_ACTIONS);
export type ContractAction = Infer<typeof contractActionSchema>;

const partySchema = personSchema.extend({ email: z.string() });

/** `paymentDetails.amount` in dollars; `allowedActions`: what this caller may do now. */
export const contractSchema = z.object({
  _id: z.string(),
  job: z.object({ _id: z.string(), title: z.string() }),
  client: partySchema,
  professional: partySchema,
  startDate: instantSchema,
  endDate: instantSchema,
  terms: z.string(),
  status: contractStatusSchema,
  paymentDetails: z.object({
    amount: z.number(),
    currency: z.literal(CURRENCY),
    paymentStatus: z.enum(PAYMENT_STATUSES),
  }),
  offerId: z.string(),
  allowedActions: z.array(contractActionSchema),
  /** When the professional questioned the terms, if so. */
  queriedAt: instantSchema.nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Contract = Infer<typeof contractSchema>;

const termsText = z
  .string(says('termsTextRequired'))
  .trim()
  .min(1, says('termsTextRequired'))
  .max(TERMS_MAX, says('tooLong'));
const endDate = dateInputSchema.refine((date) => dayOf(date) >= earliestToday(), says('endDatePast'));

/** `POST /contracts`. Status and payment status in the body are dropped. 404 NO_OFFER, 409 OFFER_NOT_ACCEPTED, CONTRACT_EXISTS. */
export const createContractSchema = z
  .object({
    jobId: idSchema,
    clientId: idSchema,
    professionalId: idSchema,
    startDate: dateInputSchema,
    endDate,
    terms: termsText,
    paymentDetails: z.object({
      amount: numeric(dollarsSchema.min(BUDGET_MIN, says('budgetMin')).max(BUDGET_MAX, says('budgetMax'))),
      currency: z.literal(CURRENCY, says('currencyOnlyUsd')).default(CURRENCY),
    }),
  })
  .refine((contract) => dayOf(contract.endDate) >= dayOf(contract.startDate), {
    path: ['endDate'],
    message: says('endBeforeStart'),
  });
export type CreateContract = Infer<typeof createContractSchema>;
export type CreateContractBody = InferInput<typeof createContractSchema>;

/** Dialog "Create Contract": the rest is fixed by the offer. */
export const contractFormSchema = z.object({ terms: termsText, endDate });
export type ContractForm = Infer<typeof contractFormSchema>;

/** 201; `contract` repeats `data`. */
export const contractCreatedSchema = savedOf(contractSchema).extend({ contract: contractSchema });
export type ContractCreated = Infer<typeof contractCreatedSchema>;
/** `PATCH /contracts/{id}/{action}`: anything the table forbids is 409 INVALID_TRANSITION. */
export const contractSavedSchema = savedOf(contractSchema);
export type ContractSaved = Infer<typeof contractSavedSchema>;
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

/** `PATCH /contracts/{id}/{action}` */
export const contractActionParamsSchema = z.object({ id: z.string(), action: contractActionSchema });
