import type { ApiAnswer } from '@plumbline/registry/edge';
import { httpStatus } from '@plumbline/shared-schema/errors';
import { carriedTrace, span } from '../tracing/span';
import { madeUpAddresses } from './page-answers';

/** What became of a question; `bounded`: too many were open. */
export const OUTCOMES = ['answered', 'away', 'bounded'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** `address`: of the caller that it counts for; absent: for nobody. With a `body` it is a POST. */
export type Question = {
  path: string;
  language?: string;
  address?: string;
  authorization?: string;
  body?: object;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/** Far more than renderers ask at once. */
const AT_ONCE = 64;
/** Shorter than a page may take: its renderer is not ended for an API that says nothing. */
const LIMIT_MS = 800;

/** As an API answers that cannot answer now. */
const AWAY: ApiAnswer = { status: httpStatus.UNAVAILABLE, headers: {}, body: '' };

type Options = { url: string; onAsked?: ((outcome: Outcome) => void) | undefined };

/** Asks the API of other processes, over connections that are kept. Never rejects. */
export function createApiClient({ url, onAsked = () => undefined }: Options) {
  const nextAddress = madeUpAddresses();
  let open = 0;
  let isAway = false;

  async function answerOf({ path, ...question }: Question): Promise<ApiAnswer> {
    const { language, authorization, body, address = nextAddress() } = question;
    const traceparent = carriedTrace();
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        // The two are near to each other.
        'accept-encoding': 'identity',
        'x-forwarded-for': address,
        ...(language !== undefined && { 'accept-language': language }),
        ...(authorization !== undefined && { authorization }),
        ...(traceparent !== undefined && { traceparent }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  }

  return {
    async ask(question: Question): Promise<ApiAnswer> {
      if (open >= AT_ONCE) {
        onAsked('bounded');
        return AWAY;
      }
      open += 1;
      try {
        const answer = await span('ask the API', { kind: 'client', isPart: true }, () => answerOf(question));
        isAway = false;
        onAsked('answered');
        return answer;
      } catch {
        isAway = true;
        onAsked('away');
        return AWAY;
      } finally {
        open -= 1;
      }
    },
    /** Whether the last question had no answer. */
    isAway: (): boolean => isAway,
  };
}
