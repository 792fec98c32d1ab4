import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { endSession, readToken } from '@plumbline/shared-api/session';
import { toApiError, type ApiError } from './api-error';
import { keepKey, takeKey } from './idempotency';

/** What the store gives every request. */
export type ApiContext = {
  /** Where the API is: `/api/v1` on the page's own host by default. */
  baseUrl: string;
  /** Outside a browser: where requests go, as they need whole addresses. What the page links to has `baseUrl` alone. */
  origin?: string;
  /** Outside a browser: how requests go out. */
  fetchFn?: typeof fetch;
  /** Outside a browser: the language of the page, which `<html lang>` says in one. */
  language?: string;
};

/**
 * A request relative to the base path. `idempotent`: carries an Idempotency-Key, so that repeating it after a lost
 * answer cannot do it twice; a text is the key itself. `token`: instead of the stored one.
 */
export type ApiRequest = Omit<FetchArgs, 'url'> & {
  url: string;
  idempotent?: boolean | string;
  token?: string | null;
};

type ApiBaseQuery = BaseQueryFn<string | ApiRequest, unknown, ApiError, object, FetchBaseQueryMeta>;

/** Filters left blank are not filters. */
function withoutBlanks(params: Record<string, unknown>): string {
  const filled = Object.entries(params).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString();
}

/** Empty bodies are fine; a proxy's HTML page becomes a text that the error normaliser passes over. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function send(request: ApiRequest & { token: string | null; key?: string }, api: BaseQueryApi) {
  const { token, key, idempotent: _idempotent, ...args } = request;
  const {
    baseUrl,
    origin = '',
    fetchFn,
    language = document.documentElement.lang || 'en',
  } = api.extra as ApiContext;
  const fetcher = fetchBaseQuery({
    baseUrl: origin + baseUrl,
    ...(fetchFn && { fetchFn }),
    credentials: 'include',
    paramsSerializer: withoutBlanks,
    responseHandler: readBody,
    prepareHeaders(headers) {
      headers.set('Accept-Language', language);
      if (token) headers.set('Authorization', `Bearer ${token}`);
      if (key) headers.set('Idempotency-Key', key);
      return headers;
    },
  });
  return fetcher(args, api, {});
}

/** How often a busy server is asked again. */
const MOST_REPEATS = 2;
const PAUSE_SECONDS = 2;

/** A busy server may be asked again where that cannot do a thing twice. Whoever renders pages elsewhere has no time for it. */
const isRepeatable = ({ method = 'GET', key }: { method?: string; key?: string }, { extra }: BaseQueryApi) =>
  (method === 'GET' || key !== undefined) && !(extra as ApiContext).fetchFn;

/** Waits while a server is busy, and tells of it when that does not help. */
async function sendPatiently(
  request: Parameters<typeof send>[0],
  api: BaseQueryApi,
  repeats = MOST_REPEATS,
): Promise<Awaited<ReturnType<typeof send>>> {
  const answer = await send(request, api);
  const error = answer.error && toApiError(answer.error, answer.meta);
  if (repeats === 0 || error?.code !== 'BUSY' || !isRepeatable(request, api)) return answer;
  await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? PAUSE_SECONDS) * 1000));
  return sendPatiently(request, api, repeats - 1);
}

/**
 * Sign-in and its like answer 401 to wrong credentials, which says nothing about the session. The list of sessions
 * lies under the same path, but is asked for by the session itself.
 */
const isAuthCall = (url: string) => /^\/?auth\/(?!sessions)/.test(url);

const isUnsettled = ({ status, code }: ApiError) =>
  status === 0 || status >= 500 || code === 'IDEMPOTENCY_IN_FLIGHT';

/** True when the server refused the session that is still the current one. */
const isExpiry = ({ status }: ApiError, { url, token }: { url: string; token: string | null }) =>
  status === 401 && token !== null && token === readToken() && !isAuthCall(url);

/** Ending the session drops every call in flight; the one that found out must still tell its error first. */
function expireAfterwards(token: string | null, { dispatch }: BaseQueryApi): void {
  setTimeout(() => {
    if (token === readToken()) dispatch(endSession('expired'));
  });
}

/**
 * Every call of the product goes through here: the token as stored now, the language as shown now,
 * cookies included, errors in one shape. A 401 ends the session once, and only the session it was sent with: a
 * late answer to an older token leaves a newer session alone.
 */
export const baseQuery: ApiBaseQuery = async (input, api) => {
  const request: ApiRequest = typeof input === 'string' ? { url: input } : input;
  const { url, method = 'GET', body, idempotent, token = readToken() } = request;
  const call = { method, url, body: body as unknown };
  const key = idempotent === true ? takeKey(call) : idempotent || undefined;

  const { data, error: failure, meta } = await sendPatiently({ ...request, token, key }, api);
  if (!failure) return { data, meta };

  const error = toApiError(failure, meta);
  if (key && isUnsettled(error)) keepKey(call, key);
  if (isExpiry(error, { url, token })) expireAfterwards(token, api);
  return { error, meta };
};
