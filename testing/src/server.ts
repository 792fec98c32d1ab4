import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

export { http, HttpResponse } from 'msw';

/** Pickers look up the names of places by themselves: nothing is known of any, where a test says nothing else. */
const NO_PLACES = [
  http.get(api('/places'), () => HttpResponse.json({ success: true, data: [] })),
  http.get(api('/places/near'), () => HttpResponse.json({ success: true, data: null })),
];

/** Every contract and calendar asks who comes when: nobody, where a test says nothing else. */
const NO_WORK = ['/assignments/mine', '/contracts/:id/assignments'].map((path) =>
  http.get(api(path), () => HttpResponse.json({ success: true, data: [] })),
);

/** Every contract asks what it needs: nothing, where a test says nothing else. */
const NONE = { estimated: 0, paid: 0 };
const NO_MATERIAL = http.get(api('/contracts/:id/materials'), () =>
  HttpResponse.json({
    success: true,
    data: { rows: [], sums: { ...NONE, hirer: NONE, professional: NONE }, quoted: 0 },
  }),
);

/** The mocked network: an unhandled request is an error. The set-up resets the handlers after each test. */
export const server = setupServer(...NO_PLACES, ...NO_WORK, NO_MATERIAL);

/** The address of a call on any host: `http.get(api('/jobs/recent'), …)`. */
export function api(path: string): string {
  return `*/api/v1${path}`;
}

/**
 * Delays an answer until the test has seen what it looks for, however slow the machine:
 * the handler awaits `gate.opened`, the test calls `gate.open()`.
 */
export function aGate(): { opened: Promise<void>; open: () => void } {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** A call as the server would see it. `body` is parsed JSON, FormData of a multipart call, or null. */
export type SeenCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: unknown;
};

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
}

/**
 * Records every call but reads about places, who comes when and what is needed, and passes it on to the other handlers; call it after `server.use(…)`.
 * The list fills as the page works: `await waitFor(() => expect(calls).toHaveLength(1))`.
 */
export function recordCalls(): SeenCall[] {
  const calls: SeenCall[] = [];
  server.use(
    http.all('*/api/v1/*', async ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      // Looked up by pickers of places at their own pace, beside what the page does.
      if (/\/api\/v1\/places(\/near)?$/.test(pathname)) return;
      if (request.method === 'GET' && /\/(assignments|materials)(\/mine)?$/.test(pathname)) return;
      calls.push({
        method: request.method,
        path: pathname.replace(/^.*\/api\/v1/, ''),
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body: await bodyOf(request.clone()),
      });
    }),
  );
  return calls;
}
