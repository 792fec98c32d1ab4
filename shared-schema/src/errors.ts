import { z, type Infer } from '@plumbline/shared-schema/zod';

/** HTTP status of each error code. Total by construction: the closed list of codes is this object's keys. */
export const httpStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  BAD_REQUEST: 400,
  OLD_PASSWORD_INCORRECT: 400,
  PASSWORD_TOO_COMMON: 400,
  RESET_TOKEN_INVALID: 400,
  CODE_INVALID: 400,
  GOOGLE_INFO_MISSING: 400,
  INVALID_IMAGE: 400,
  ATTACHMENT_TYPE: 400,
  AMOUNT_MISMATCH: 400,
  NOT_SIGNED_IN: 401,
  INVALID_CREDENTIALS: 401,
  SESSION_EXPIRED: 401,
  FORBIDDEN: 403,
  HIRERS_ONLY: 403,
  CONTRACTORS_ONLY: 403,
  ADMINS_ONLY: 403,
  EMAIL_NOT_VERIFIED: 403,
  BLOCKED: 403,
  LINK_INVALID: 403,
  NOT_FOUND: 404,
  ROUTE_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  JOB_NOT_FOUND: 404,
  APPLICATION_NOT_FOUND: 404,
  SAVED_SEARCH_NOT_FOUND: 404,
  OFFER_NOT_FOUND: 404,
  INVITE_NOT_FOUND: 404,
  NO_OFFER: 404,
  CONTRACT_NOT_FOUND: 404,
  SUBMISSION_NOT_FOUND: 404,
  DISPUTE_NOT_FOUND: 404,
  CHAT_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  ACCOUNT_EXISTS: 409,
  ALREADY_VERIFIED: 409,
  JOB_CLOSED: 409,
  JOB_NOT_OPEN: 409,
  JOB_NOT_CLOSED: 409,
  ALREADY_REPORTED: 409,
  OWN_JOB_REPORT: 409,
  SAVED_SEARCH_LIMIT: 409,
  OWN_JOB: 409,
  ALREADY_APPLIED: 409,
  APPLICATION_LOCKED: 409,
  NOT_AN_APPLICANT: 409,
  OFFER_EXISTS: 409,
  OFFER_NOT_PENDING: 409,
  OFFER_EXPIRED: 409,
  OFFER_NOT_ACCEPTED: 409,
  COUNTER_LIMIT: 409,
  NO_PROPOSAL: 409,
  INVITE_EXISTS: 409,
  INVITE_NOT_PENDING: 409,
  CONTRACT_EXISTS: 409,
  INVALID_TRANSITION: 409,
  FEEDBACK_NOT_ALLOWED: 409,
  FEEDBACK_EXISTS: 409,
  LANGUAGE_EXISTS: 409,
  SKILL_EXISTS: 409,
  DUPLICATE: 409,
  IDEMPOTENCY_IN_FLIGHT: 409,
  PAYLOAD_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  ATTACHMENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  TOO_MANY_SIGN_INS: 429,
  RESEND_TOO_SOON: 429,
  TOO_MANY_CONVERSATIONS: 429,
  INTERNAL: 500,
  PASSWORD_UPDATE_FAILED: 500,
  UNAVAILABLE: 503,
  BUSY: 503,
} as const;

/** One of the closed list of codes an answer can carry. Its text is `errors.<CODE>` in namespace `schema`. */
export type ErrorCode = keyof typeof httpStatus;

/** The closed list as an array. */
export const ERROR_CODES = Object.keys(httpStatus) as [ErrorCode, ...ErrorCode[]];

/** True for a code this build knows; a newer server may send others. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(httpStatus, code);
}

/**
 * The one error body. `error === message`, in the caller's language; `fields`: dotted path →
 * validation key; state (`allowedActions`, `contractId`, the current offer) only under `details`.
 */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  errors: z.array(z.string()),
  fields: z.record(z.string(), z.string()).optional(),
  code: z.enum(ERROR_CODES),
  details: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
});
export type ErrorBody = Infer<typeof errorBodySchema>;
