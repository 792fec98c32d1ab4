import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema, timeZoneSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { codeSchema, mobileSchema } from '@plumbline/shared-schema/texts';

/**
 * The number that text messages go to, and the one that waits for its code; null: none. `isOffered`: this site sends
 * text messages. `isStopped`: somebody answered STOP from that number. `quiet`: hours on the clock of `timeZone`, as
 * `21:00`, in which nothing is sent but codes.
 */
const phoneStateSchema = z.object({
  isOffered: z.boolean(),
  number: z.string().nullable(),
  confirmedAt: instantSchema.nullable(),
  timeZone: z.string().nullable(),
  isStopped: z.boolean(),
  pending: z.object({ number: z.string(), expiresAt: instantSchema }).nullable(),
  quiet: z.object({ from: z.string(), to: z.string() }),
});
export type PhoneState = Infer<typeof phoneStateSchema>;

/** `GET /users/me/phone` */
export const phoneAnswerSchema = dataOf(phoneStateSchema);

/**
 * `POST /users/me/phone`: a code goes to the number, and nothing changes until it comes back. `timeZone`: of this
 * device, for whose profile names no place. 409 SMS_OFF, SMS_STOPPED, 429 RESEND_TOO_SOON.
 */
export const addPhoneSchema = z.object({ phoneNumber: mobileSchema, timeZone: timeZoneSchema });
export type AddPhone = Infer<typeof addPhoneSchema>;

/** `PUT /users/me/phone`: 400 CODE_INVALID after a wrong, used or old code, or the fifth try. */
export const confirmPhoneSchema = z.object({ code: codeSchema });
export type ConfirmPhone = Infer<typeof confirmPhoneSchema>;

/** Also of `DELETE /users/me/phone`, which removes the number and what waits for a code. */
export const phoneSavedSchema = savedOf(phoneStateSchema);
