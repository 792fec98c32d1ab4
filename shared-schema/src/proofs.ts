import { z, type Infer } from '@plumbline/shared-schema/zod';
import {
  dateInputSchema,
  dayOf,
  daySchema,
  earliestToday,
  instantSchema,
  todayInUtc,
} from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { INSURER_MAX, LICENCE_NUMBER_MAX } from '@plumbline/shared-schema/limits';
import { numeric } from '@plumbline/shared-schema/numbers';
import { says } from '@plumbline/shared-schema/validation';
import { oneLine } from '@plumbline/shared-schema/texts';

/** Dollars that an insurance pays for one claim. */
const COVER_MAX = 1_000_000_000;

/** `waiting`: for an administrator to look at it. `expired`: it was verified, and has run out since. */
const PROOF_STATES = ['none', 'waiting', 'verified', 'refused', 'expired'] as const;

/** What stands on a licence. `expiresOn`: the last day on which it holds, null where it does not end. */
export const licenceFactsSchema = z.object({
  number: z.string().nullable(),
  expiresOn: daySchema.nullable(),
});
export type LicenceFacts = Infer<typeof licenceFactsSchema>;

/** What stands on the certificate of an insurance. `cover`: dollars for one claim. `endsOn`: from this day on it holds no more. */
export const insuranceFactsSchema = z.object({
  insurer: z.string(),
  cover: z.number(),
  endsOn: daySchema,
});
export type InsuranceFacts = Infer<typeof insuranceFactsSchema>;

/**
 * What its owner sees of a proof: that it came and what became of it, never the file. `sentAt`: null where none was
 * sent. `refusal`: why it was refused. `licence`, `insurance`: null of other kinds, and before an insurance was sent.
 */
const proofSchema = z.object({
  sentAt: instantSchema.nullable(),
  state: z.enum(PROOF_STATES),
  refusal: z.string().nullable(),
  licence: licenceFactsSchema.nullable(),
  insurance: insuranceFactsSchema.nullable(),
});
export type Proof = Infer<typeof proofSchema>;

/** `GET /users/me/national-id`, `/users/me/licence` and `/users/me/insurance` */
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

/** The form of a licence asks for its number. */
export const licenceFormSchema = z.object({ number, expiresOn });
export type LicenceForm = Infer<typeof licenceFormSchema>;

/** `PUT /users/me/insurance`: beside the file `insurance`, and its form. */
export const insuranceFormSchema = z.object({
  insurer: oneLine(INSURER_MAX, 'required'),
  cover: numeric(
    z.number().int(says('wholeNumber')).min(1, says('amountMin')).max(COVER_MAX, says('tooBig')),
  ),
  endsOn: dateInputSchema.transform(dayOf).refine((day) => day > todayInUtc(), says('endNotAhead')),
});
export type InsuranceForm = Infer<typeof insuranceFormSchema>;

export type SendProof = Infer<typeof sendProofSchema> & Partial<InsuranceForm>;
export const proofSentSchema = savedOf(proofSchema);
