import { z, type Infer } from '@plumbline/shared-schema/zod';
import { instantSchema } from '@plumbline/shared-schema/dates';
import { dataOf, savedOf } from '@plumbline/shared-schema/envelope';
import { says } from '@plumbline/shared-schema/validation';
import { tightCode } from '@plumbline/shared-schema/typed-text';

/** Two-step sign-in: after the password a code of an authenticator app, or a recovery code, each of which works once. */
const twoStepSchema = z.object({
  isOn: z.boolean(),
  since: instantSchema.nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoStep = Infer<typeof twoStepSchema>;

/** `GET /users/me/two-step` */
export const twoStepAnswerSchema = dataOf(twoStepSchema);

/** What only the owner of the account may do, whoever holds the session. 400 PASSWORD_INCORRECT. */
export const ownerSchema = z.object({
  password: z.string(says('passwordRequired')).min(1, says('passwordRequired')).max(1024, says('tooLong')),
});
export type Owner = Infer<typeof ownerSchema>;

/**
 * `POST /users/me/two-step`: begins. `secret` is for typing; `qrCode`, the text of an SVG, is `address` for scanning.
 * 409 TWO_STEP_ON.
 */
export const twoStepBegunSchema = dataOf(
  z.object({ secret: z.string(), address: z.string(), qrCode: z.string() }),
);
export type TwoStepBegun = Infer<typeof twoStepBegunSchema>['data'];

const codeText = z
  .string(says('codeRequired'))
  .overwrite(tightCode)
  .min(1, says('codeRequired'))
  .max(64, says('tooLong'));

/** `PUT /users/me/two-step`: turns it on with a code of the app. 400 CODE_INVALID, 409 TWO_STEP_ON or _NOT_BEGUN. */
export const twoStepCodeSchema = z.object({ code: codeText });
export type TwoStepCode = Infer<typeof twoStepCodeSchema>;

/** The only time that these codes are shown. Also of `POST /users/me/two-step/recovery-codes`. */
export const recoveryCodesSchema = savedOf(z.object({ recoveryCodes: z.array(z.string()) }));
export type RecoveryCodes = Infer<typeof recoveryCodesSchema>['data'];

/**
 * `POST /auth/two-step`: the second step of a sign-in. `ticket` is in the details of the 403 TWO_STEP_REQUIRED that
 * the first step answered. 400 CODE_INVALID, TWO_STEP_ENDED; 429 RATE_LIMITED.
 */
export const secondStepSchema = z.object({
  ticket: z.string().min(1, says('required')).max(512),
  code: codeText,
});
export type SecondStep = Infer<typeof secondStepSchema>;
