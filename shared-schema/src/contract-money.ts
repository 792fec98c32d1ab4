import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { contractSchema } from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { idSchema } from '@plumbline/shared-schema/ids';
import {
  PAYMENT_FAILURES,
  PAYMENT_METHOD_KINDS,
  PAYMENT_STATES,
  PROVIDER_NAMES,
} from '@plumbline/shared-schema/money-options';

/** An order to fund a contract: `amount` is charged, `fromBalance` comes from the wallet. */
export const paymentSchema = z.object({
  _id: z.string(),
  contractId: z.string(),
  milestoneId: z.string().nullable(),
  amount: z.number(),
  fromBalance: z.number(),
  status: z.enum(PAYMENT_STATES),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  /** Null: removed since, or paid from the wallet alone. */
  method: z
    .object({ kind: z.enum(PAYMENT_METHOD_KINDS), brand: z.string().nullable(), last4: z.string() })
    .nullable(),
  /** Where the payer confirms it with their bank. */
  actionUrl: z.string().nullable(),
  createdAt: instantSchema,
  settledAt: instantSchema.nullable(),
});
export type Payment = Infer<typeof paymentSchema>;

/** `GET /payments/{id}`, for whoever pays. */
export const paymentAnswerSchema = dataOf(paymentSchema);

/** `POST /contracts/{id}/payments`, by the hirer: the amount is what is due, with milestones for one of them. 409 NOTHING_DUE, PAYMENT_UNDER_WAY, PAYMENTS_OFF. */
export const fundSchema = z.object({
  methodId: idSchema.optional(),
  useBalance: z.boolean().default(false),
  milestoneId: idSchema.optional(),
});
export type Fund = Infer<typeof fundSchema>;
export type FundBody = InferInput<typeof fundSchema>;
export const paymentBegunSchema = savedOf(paymentSchema).extend({ contract: contractSchema });
/** `GET /contracts/{id}/payments`, newest first: all of them for who pays, for the professional those that arrived. */
export const contractPaymentsSchema = listOf(paymentSchema);

/** `isTest`: no real money moves. `feePercent` is taken of what is released. */
const moneyProviderSchema = z.object({
  name: z.enum([...PROVIDER_NAMES, 'none']),
  isTest: z.boolean(),
  feePercent: z.number(),
});
export type MoneyProvider = Infer<typeof moneyProviderSchema>;
/** `GET /payments/provider` */
export const moneyProviderAnswerSchema = dataOf(moneyProviderSchema);
