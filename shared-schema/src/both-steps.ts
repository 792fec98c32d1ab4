import { z, type Infer } from '@plumbline/shared-schema/zod';
import { passkeyNameSchema, passkeyUseSchema } from '@plumbline/shared-schema/passkeys';
import { ownerSchema } from '@plumbline/shared-schema/two-step';
import { tightCode } from '@plumbline/shared-schema/typed-text';
import { says } from '@plumbline/shared-schema/validation';

/**
 * What changes the second step, or what takes its place: the password and, where two-step sign-in is on, one of the
 * others. `code`: of the app or a recovery code. `passkey`: what `POST /auth/passkey/options` asked for. 403
 * TWO_STEP_REQUIRED without either; 400 PASSWORD_INCORRECT, CODE_INVALID, PASSKEY_REFUSED; 429 RATE_LIMITED.
 */
export const bothStepsSchema = ownerSchema.extend({
  code: z.string().overwrite(tightCode).max(64, says('tooLong')).optional(),
  passkey: passkeyUseSchema.optional(),
});
export type BothSteps = Infer<typeof bothStepsSchema>;

/** The dialog that adds a passkey. */
export const passkeyFormSchema = passkeyNameSchema.extend(bothStepsSchema.shape);
