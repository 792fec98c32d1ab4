import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, listOf, savedOf } from '@plumbline/shared-schema/envelope';
import { PAYMENT_METHOD_KINDS } from '@plumbline/shared-schema/money-options';
import { SANDBOX_METHODS } from '@plumbline/shared-schema/sandbox-methods';
import { says } from '@plumbline/shared-schema/validation';
import { digitsOfCode } from '@plumbline/shared-schema/typed-text';

/** A card to pay with or a bank account to be paid to. `expires`: `MM/YY`. `isDefault` among its kind. */
export const paymentMethodSchema = z.object({
  _id: z.string(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  brand: z.string().nullable(),
  last4: z.string(),
  expires: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: instantSchema,
});
export type PaymentMethod = Infer<typeof paymentMethodSchema>;

/** `GET /payment-methods`: cards first, of each kind the default first. */
export const paymentMethodsSchema = listOf(paymentMethodSchema);

/** `POST /payment-methods/begin`. `url`: a page of the provider; null: the site has a form of its own. */
export const beginPaymentMethodSchema = z.object({
  kind: z.enum(PAYMENT_METHOD_KINDS, says('invalidOption')),
});
export type BeginPaymentMethodBody = InferInput<typeof beginPaymentMethodSchema>;
export const paymentMethodBegunSchema = dataOf(z.object({ url: z.string().nullable() }));

/** `POST /payment-methods`: a token of the provider, never a number. 400 METHOD_REFUSED, 409 ENTRY_LIMIT, DUPLICATE. */
export const addPaymentMethodSchema = z.object({
  token: z.string(says('required')).min(1, says('required')).max(255, says('tooLong')),
});
export type AddPaymentMethod = Infer<typeof addPaymentMethodSchema>;
export type AddPaymentMethodBody = InferInput<typeof addPaymentMethodSchema>;

/** The form of the sandbox: a number is turned into a token by the page and sent nowhere. */
export const sandboxFormSchema = z.object({
  number: z
    .string(says('required'))
    .overwrite(digitsOfCode)
    .refine((typed) => SANDBOX_METHODS.some(({ number }) => number === typed), says('testCardOnly')),
});

export const paymentMethodSavedSchema = savedOf(paymentMethodSchema);
