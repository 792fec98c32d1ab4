import type { ErrorCode } from '@plumbline/shared-schema/errors';

/** What a call that asks for both steps may refuse, for its documentation. */
export const BOTH_STEPS_ERRORS: ErrorCode[] = [
  'PASSWORD_INCORRECT',
  'TOO_MANY_SIGN_INS',
  'TWO_STEP_REQUIRED',
  'CODE_INVALID',
  'PASSKEY_REFUSED',
  'USER_NOT_FOUND',
];
