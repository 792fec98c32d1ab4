import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';

/** `waiting`: for an administrator to look at it. */
const PROOF_STATES = ['none', 'waiting', 'verified', 'refused'] as const;

/**
 * What its owner sees of a national ID or a licence: that it came and what became of it, never the file. `sentAt`: null
 * where none was sent. `refusal`: why it was refused.
 */
const proofSchema = z.object({
  sentAt: instantSchema.nullable(),
  state: z.enum(PROOF_STATES),
  refusal: z.string().nullable(),
});
export type Proof = Infer<typeof proofSchema>;

/** `GET /users/me/national-id` and `/users/me/licence` */
export const proofAnswerSchema = dataOf(proofSchema);

/** `PUT …`: multipart with the file `nationalId` or `licence`, in the place of the one before. */
export const sendProofSchema = z.object({});
export const proofSentSchema = savedOf(proofSchema);
