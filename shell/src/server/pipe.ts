import type { FromRenderer, ToRenderer } from '@plumbline/shared-schema/rendering';

/** Where the store believes the API to be; the edge answers by the path below it. */
export const API_URL = 'http://api.invalid';

type Answer = Extract<ToRenderer, { kind: 'answer' }>;

/** `fetch` over the pipe: the edge asks the API as a visitor without a session. */
export function createPipe(send: (message: FromRenderer) => void) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;

  const fetchApi: typeof fetch = async (input) => {
    const { url, headers } = input as Request;
    const id = (asked += 1);
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    send({
      kind: 'ask',
      id,
      path: url.slice(API_URL.length),
      language: headers.get('accept-language') ?? 'en',
    });
    const { status, headers: said, body } = await answer;
    return new Response(body, { status, headers: said });
  };

  return {
    fetchApi,
    answered(answer: Answer): void {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    },
  };
}
