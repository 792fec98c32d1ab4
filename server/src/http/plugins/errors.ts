import { randomInt } from 'node:crypto';
import { httpStatus } from '@plumbline/shared-schema/errors';
import type { ErrorBody, ErrorCode } from '@plumbline/shared-schema/errors';
import { fieldErrors } from '@plumbline/shared-schema/validation';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseLost, reasonOfLoss } from '../../database/lost';
import { AppError } from '../../kit/errors';
import { errorText, languageOf, textOf } from '../../kit/texts';

/** What the one error body says, before it is put into words. */
type ErrorAnswer = { code: ErrorCode; details?: Record<string, unknown>; fields?: Record<string, string> };

/** `reason`: why a database that is lost did not answer, for the log alone. */
export type Failure = ErrorAnswer & { reason?: string };

/** Codes of Fastify and its plugins → ours. */
const FRAMEWORK_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_JSON',
  FST_ERR_BAD_URL: 'BAD_REQUEST',
  FST_ERR_MAX_PARAM_LENGTH: 'NOT_FOUND',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
};

const STATUS_CODES: Record<number, ErrorCode> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
};

/** PostgreSQL SQLSTATEs that mean "not this value", should one slip past the schemas. */
const BAD_VALUE_STATES = new Set(['22021', '22P05', '22P02', '22003', '22008']);
/** No room on a disk: the store's, or the database's. */
const FULL = /^(ENOSPC|EDQUOT|53100)$/;
/** A store that is read-only, out of file handles or broken for now. */
const LOST_STORE = /^(EROFS|EMFILE|ENFILE|EIO)$/;

/** The most, in bytes, that is read of a body already refused. */
const DRAINED_AT_MOST = 64 * 1024 * 1024;

/**
 * A refused body is read to its end where that is bounded: Fastify would close the connection while the browser is
 * still sending, and the person would see a network failure instead of what is wrong with the file. Of any other the
 * rest is not waited for.
 */
function endSending({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  const announced = Number(headers['content-length'] ?? Number.NaN);
  const isEndless = headers['transfer-encoding'] !== undefined || announced > DRAINED_AT_MOST;
  if (isEndless || raw.destroyed) void reply.header('connection', 'close');
  else void reply.removeHeader('connection');
}

/** Answers every error with the one body. Registered for the whole API; the only place that knows HTTP statuses. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const judged = judge(error, request);
  const { code } = judged;
  const status = httpStatus[code];
  const reason = reasonOfLoss(error);
  if (status >= 500 && !isForeseen(error)) request.log.error({ err: error, code }, 'request failed');
  request.failure = { ...judged, ...(reason !== undefined && { reason }) };
  if (reply.sent) return reply;
  endSending(request, reply);
  const retryAfter = judged.details?.['retryAfter'] ?? pauseBefore(status);
  if (typeof retryAfter === 'number') void reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(judged, request));
}

/** A refusal of ours, or a lost database, which the background work logs once: no defect. */
function isForeseen(error: unknown): boolean {
  if (error instanceof AppError) return httpStatus[error.code] === 503;
  return isDatabaseLost(error);
}

/** The answer to a path below /api/ that no route serves. */
export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new AppError('ROUTE_NOT_FOUND'), request, reply);
}

/** Seconds after which a 503 or 507 is worth another try; with jitter, so that not everybody retries at once. */
export function pauseBefore(status: number): number | undefined {
  if (status === httpStatus.STORAGE_FULL) return randomInt(60, 120);
  return status === httpStatus.UNAVAILABLE ? randomInt(2, 5) : undefined;
}

function errorBody({ code, details, fields }: ErrorAnswer, request: FastifyRequest): ErrorBody {
  const language = languageOf(request.headers['accept-language']);
  const message = errorText(language, code, details);
  const errors = Object.entries(fields ?? {}).map(([path, key]) => {
    const text = textOf(language, key);
    return path === '' ? text : `${path}: ${text}`;
  });
  return {
    success: false,
    error: message,
    message,
    errors,
    ...(fields && { fields }),
    code,
    ...(details && { details }),
    requestId: request.id,
  };
}

function judge(error: unknown, request: FastifyRequest): ErrorAnswer {
  if (error instanceof AppError) return fromAppError(error);
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  return { code: codeOf(error as Partial<FastifyError> & { cause?: unknown }, request) };
}

/** `fields` of a VALIDATION_FAILED thrown by hand belong beside `details`, as those of the schemas do. */
function fromAppError({ code, details }: AppError): ErrorAnswer {
  const { fields, ...rest } = details ?? {};
  return {
    code,
    ...(Object.keys(rest).length > 0 && { details: rest }),
    ...(fields !== undefined && { fields: fields as Record<string, string> }),
  };
}

type Validation = {
  validation: { keyword: string; instancePath: string; message?: string; params: object }[];
  validationContext?: string;
};

function fromValidation(error: unknown): ErrorAnswer {
  const { validation, validationContext } = error as Validation;
  // A malformed id in the path names nothing: 404, not 400.
  if (validationContext === 'params') return { code: 'NOT_FOUND' };
  const issues = validation.map(({ keyword, instancePath, message, params }) => ({
    code: keyword,
    message,
    path: instancePath.split('/').filter((part) => part !== ''),
    ...params,
  }));
  return { code: 'VALIDATION_FAILED', fields: fieldErrors(issues) };
}

function codeOf(error: Partial<FastifyError> & { cause?: unknown }, request: FastifyRequest): ErrorCode {
  const named = FRAMEWORK_CODES[error.code ?? ''];
  if (named) return named;
  const status = error.statusCode ?? 500;
  if (status === 400 && error instanceof SyntaxError) return 'MALFORMED_JSON';
  if (status >= 400 && status < 500) return STATUS_CODES[status] ?? 'BAD_REQUEST';
  return databaseCode(error, request) ?? 'INTERNAL';
}

function databaseCode(
  error: { code?: string; message?: string; cause?: unknown },
  request: FastifyRequest,
): ErrorCode | undefined {
  const cause = (error.cause ?? error) as { code?: string; message?: string };
  const state = cause.code ?? '';
  if (BAD_VALUE_STATES.has(state)) {
    request.log.warn({ err: error }, 'a value reached the database that the schema should have refused');
    return 'VALIDATION_FAILED';
  }
  if (FULL.test(state)) return 'STORAGE_FULL';
  return LOST_STORE.test(state) || isDatabaseLost(error) ? 'UNAVAILABLE' : undefined;
}
