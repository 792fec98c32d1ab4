import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { forgetOutbox, useOutbox, useUnsent } from '@plumbline/shared-api/outbox';
import { at, network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

/** What arrived: key and letter. */
let arrived: string[] = [];
/** What the server answers with: 0, no answer. */
let status = 201;

beforeEach(() => {
  arrived = [];
  status = 201;
  network.use(
    http.post(at('applications/apply'), async ({ request }) => {
      const { coverLetter } = (await request.json()) as { coverLetter: string };
      arrived.push(`${request.headers.get('idempotency-key') ?? ''} ${coverLetter}`);
      if (status === 0) return HttpResponse.error();
      if (status > 201)
        return HttpResponse.json({ success: false, error: 'Closed.', code: 'JOB_CLOSED' }, { status });
      return HttpResponse.json({ success: true, message: 'ok', data: {}, errors: [] }, { status });
    }),
  );
});
afterEach(() => forgetOutbox());

function open(person = marcus) {
  storeSession(person);
  return renderApi(() => {
    const applications = useUnsent('application');
    return { ...applications, unsent: applications.unsent[0], chat: useOutbox('c1').outgoing };
  });
}

const apply = ({ result }: ReturnType<typeof open>) =>
  act(() => result.current.keep({ jobId: 'j1', coverLetter: 'Mine' }));

test('an application whose answer is lost is sent again under the same key, in a page opened later too [OFL-05]', async () => {
  status = 0;
  const first = open();
  apply(first);
  await waitFor(() => expect(first.result.current.unsent?.state).toBe('waiting'));
  expect(first.result.current.chat).toEqual([]);
  first.unmount();

  status = 201;
  const second = open();
  await waitFor(() => expect(arrived).toHaveLength(2));
  await waitFor(() => expect(second.result.current.unsent).toBeUndefined());
  expect(arrived[0]).toMatch(/^[0-9a-f]{32} Mine$/);
  expect(arrived[1]).toBe(arrived[0]);
});

test('a refused application says why, is not repeated, and can be taken back [OFL-05]', async () => {
  status = 409;
  const { result, ...view } = open();
  apply({ result, ...view });
  await waitFor(() => expect(result.current.unsent).toMatchObject({ state: 'failed', error: 'Closed.' }));
  act(() => void window.dispatchEvent(new Event('online')));
  act(() => void result.current.discard(result.current.unsent?.clientMessageId ?? ''));
  await waitFor(() => expect(result.current.unsent).toBeUndefined());
  expect(arrived).toHaveLength(1);
});

test('nobody finds what somebody else has not sent [OFL-04]', async () => {
  status = 0;
  const first = open();
  apply(first);
  await waitFor(() => expect(first.result.current.unsent?.state).toBe('waiting'));
  first.unmount();
  const { length } = arrived;
  status = 201;
  open(nora).unmount();
  const { result } = open();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(result.current.unsent).toBeUndefined();
  expect(arrived).toHaveLength(length);
});
