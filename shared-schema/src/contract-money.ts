import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf } from '@plumbline/shared-schema/envelope';
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

/** `isTest`: no real money moves. `feePercent` is taken of what is released. */
const moneyProviderSchema = z.object({
  name: z.enum([...PROVIDER_NAMES, 'none']),
  isTest: z.boolean(),
  feePercent: z.number(),
});
export type MoneyProvider = Infer<typeof moneyProviderSchema>;
/** `GET /payments/provider` */
export const moneyProviderAnswerSchema = dataOf(moneyProviderSchema);
