import { z, type Infer, type InferInput } from '@plumbline/shared-schema/zod';
import { contractSchema } from '@plumbline/shared-schema/contracts';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { AMENDMENT_PARTIES } from '@plumbline/shared-schema/deal-options';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { FULL_NAME_MAX } from '@plumbline/shared-schema/limits';
import { oneLine } from '@plumbline/shared-schema/texts';
import { says } from '@plumbline/shared-schema/validation';

/** What one side confirmed. `name`: as they typed it; `voidedAt`: when other terms were agreed on, which both confirm anew. */
const confirmationSchema = z.object({
  _id: z.string(),
  side: z.enum(AMENDMENT_PARTIES),
  name: z.string(),
  text: z.string(),
  digest: z.string(),
  confirmedAt: instantSchema,
  voidedAt: instantSchema.nullable(),
});

/** The terms of a contract as they are now, as one text, and its SHA-256 (hex); who confirmed it, oldest first. */
export const signedTermsSchema = z.object({
  text: z.string(),
  digest: z.string(),
  confirmations: z.array(confirmationSchema),
});
export type SignedTerms = Infer<typeof signedTermsSchema>;
export type TermsConfirmation = SignedTerms['confirmations'][number];

/** `POST /contracts/{id}/terms`: `digest` of the text that was read. 409 TERMS_CHANGED where it is another one by now. */
export const confirmTermsSchema = z.object({
  digest: z.string().regex(/^[0-9a-f]{64}$/, says('invalid')),
  name: oneLine(FULL_NAME_MAX, 'fullNameRequired'),
});
export type ConfirmTerms = Infer<typeof confirmTermsSchema>;
export type ConfirmTermsBody = InferInput<typeof confirmTermsSchema>;

/** `GET /contracts/{id}/terms`: for the parties and administrators. */
export const signedTermsAnswerSchema = dataOf(signedTermsSchema);
export const termsConfirmedSchema = savedOf(signedTermsSchema).extend({ contract: contractSchema });
