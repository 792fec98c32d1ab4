import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import type { ErrorBody, ErrorCode } from '@plumbline/shared-schema/errors';

/**
 * Any failed call, in one shape.
 * - `status`: HTTP status; 0 when no answer came.
 * - `code`: the server's code (closed list in shared-schema), or `NETWORK` without an answer.
 * - `message`: the server's text in the caller's language; empty when there is none: show the text of `code`.
 * - `fields`: form path → message key (`validation.<key>` in namespace `schema`).
 * - `details`: state data of some codes (`allowedActions`, the current offer, `contractId`).
 * - `retryAfter`: seconds, where the server asks to wait (429).
 */
export type ApiError = {
  status: number;
  code: ErrorCode | 'NETWORK';
  message: string;
  fields: Record<string, string>;
  details?: unknown;
  requestId?: string;
  retryAfter?: number;
};

/** The answers of proxies in front of the server carry no code. */
const CODE_BY_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'FILE_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

type UncheckedBody = Partial<Record<keyof ErrorBody, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function messageOf({ error, message, errors }: UncheckedBody): string {
  return text(error) || text(message) || (Array.isArray(errors) ? errors.filter(text).join(', ') : '');
}

function fieldsOf({ fields }: UncheckedBody): Record<string, string> {
  if (!isRecord(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([path, key]) => [path, text(key)]));
}

/** A code this build does not know passes as it is: the texts of codes have a fallback of their own. */
function codeOf({ code }: UncheckedBody, status: number): ErrorCode {
  if (typeof code === 'string') return code as ErrorCode;
  return CODE_BY_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'BAD_REQUEST');
}

/** The optional parts of an error that are there. */
function extrasOf({ details, requestId }: UncheckedBody, response: Response | undefined): Partial<ApiError> {
  const retryAfter = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return {
    ...(details !== undefined && { details }),
    ...(typeof requestId === 'string' && { requestId }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  };
}

/** Normalises what fetchBaseQuery reports. */
export function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  const response = meta?.response;
  if (!response) return { status: 0, code: 'NETWORK', message: '', fields: {} };
  const body: UncheckedBody = isRecord(error.data) ? error.data : {};
  return {
    status: response.status,
    code: codeOf(body, response.status),
    message: messageOf(body),
    fields: fieldsOf(body),
    ...extrasOf(body, response),
  };
}

/** True for what a query's `error` holds and what `unwrap()` rejects with. */
export function isApiError(value: unknown): value is ApiError {
  return (
    isRecord(value) &&
    typeof value.status === 'number' &&
    typeof value.code === 'string' &&
    isRecord(value.fields)
  );
}
