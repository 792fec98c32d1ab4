import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { ownerSchema } from '@plumbline/shared-schema/two-step';
import { codeSchema, emailSchema } from '@plumbline/shared-schema/texts';
import { says } from '@plumbline/shared-schema/validation';

/**
 * One's address, and the one that is to take its place; null: none. `presentCodeUntil`: until then the code of the present
 * address is needed as well; null where the new one's is enough.
 */
const emailStateSchema = z.object({
  email: z.string(),
  pending: z
    .object({ email: z.string(), expiresAt: instantSchema, presentCodeUntil: instantSchema.nullable() })
    .nullable(),
});
export type EmailState = Infer<typeof emailStateSchema>;

/** `GET /users/me/email` */
export const emailStateAnswerSchema = dataOf(emailStateSchema);

/**
 * `POST /users/me/email`, with the password: a code goes to the new address, and another one to the present address where
 * that is verified; until they come back nothing changes.
 * 400 PASSWORD_INCORRECT, 409 EMAIL_TAKEN, 429 RESEND_TOO_SOON.
 */
export const changeEmailSchema = ownerSchema.extend({ email: emailSchema });
export type ChangeEmail = Infer<typeof changeEmailSchema>;

/**
 * `PUT /users/me/email`, with the code of the new address and that of the present one where it is needed: 400 CODE_INVALID
 * after a wrong, used or old code, or the fifth try; 400 PRESENT_CODE_INVALID where the other one is right; 409 EMAIL_TAKEN.
 */
export const confirmEmailSchema = z.object({ code: codeSchema, presentCode: codeSchema.optional() });
export const confirmBothEmailsSchema = confirmEmailSchema.required();
export type ConfirmEmail = Infer<typeof confirmEmailSchema>;

/** Also of `DELETE /users/me/email`, which drops the address that waits for its code. */
export const emailStateSavedSchema = savedOf(emailStateSchema);

/** `POST /auth/undo-email-change`: the token of the mail to the former address. 403 LINK_INVALID. */
export const undoEmailChangeSchema = z.object({ token: z.string().min(1, says('required')).max(512) });
export type UndoEmailChange = Infer<typeof undoEmailChangeSchema>;
