import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';

/** `waiting`: for an administrator to look at it. */
const NATIONAL_ID_STATES = ['none', 'waiting', 'verified', 'refused'] as const;

/**
 * What its owner sees of a national ID: that it came and what became of it, never the file. `sentAt`: null where none
 * was sent. `refusal`: why it was refused.
 */
const nationalIdSchema = z.object({
  sentAt: instantSchema.nullable(),
  state: z.enum(NATIONAL_ID_STATES),
  refusal: z.string().nullable(),
});
export type NationalId = Infer<typeof nationalIdSchema>;

/** `GET /users/me/national-id` */
export const nationalIdAnswerSchema = dataOf(nationalIdSchema);

/** `PUT /users/me/national-id`: multipart with the file `nationalId`, in the place of the one before. */
export const sendNationalIdSchema = z.object({});
export const nationalIdSentSchema = savedOf(nationalIdSchema);
