import { z, type Infer } from '@plumbline/shared-schema/zod';
import {
  dateInputSchema,
  dayOf,
  daySchema,
  earliestToday,
  instantSchema,
} from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { LICENCE_NUMBER_MAX } from '@plumbline/shared-schema/limits';
import { says } from '@plumbline/shared-schema/validation';
import { oneLine } from '@plumbline/shared-schema/texts';

/** `waiting`: for an administrator to look at it. `expired`: it was verified, and has run out since. */
const PROOF_STATES = ['none', 'waiting', 'verified', 'refused', 'expired'] as const;

/** What stands on a licence. `expiresOn`: the last day on which it holds, null where it does not end. */
export const licenceFactsSchema = z.object({
  number: z.string().nullable(),
  expiresOn: daySchema.nullable(),
});
export type LicenceFacts = Infer<typeof licenceFactsSchema>;

/**
 * What its owner sees of a national ID or a licence: that it came and what became of it, never the file. `sentAt`: null
 * where none was sent. `refusal`: why it was refused. `licence`: null of a national ID.
 */
const proofSchema = z.object({
  sentAt: instantSchema.nullable(),
  state: z.enum(PROOF_STATES),
  refusal: z.string().nullable(),
  licence: licenceFactsSchema.nullable(),
});
export type Proof = Infer<typeof proofSchema>;

/** `GET /users/me/national-id` and `/users/me/licence` */
export const proofAnswerSchema = dataOf(proofSchema);

const number = oneLine(LICENCE_NUMBER_MAX, 'required');
/** '' is what a field without a day sends. */
const expiresOn = z.union(
  [
    z.literal('').transform(() => null),
    dateInputSchema.transform(dayOf).refine((day) => day >= earliestToday(), says('endDatePast')),
  ],
  says('invalidDate'),
);

/** `PUT …`: multipart with the file `nationalId` or `licence`, in the place of the one before; of a licence what stands on it. */
export const sendProofSchema = z.object({
  number: number.optional(),
  expiresOn: expiresOn.nullable().optional(),
});
export type SendProof = Infer<typeof sendProofSchema>;

/** The form of a licence asks for its number. */
export const licenceFormSchema = z.object({ number, expiresOn });
export type LicenceForm = Infer<typeof licenceFormSchema>;
export const proofSentSchema = savedOf(proofSchema);
