import { act, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { isApiError } from '@plumbline/shared-api/api';
import { useListApplicationsForJobQuery } from '@plumbline/shared-api/applications';
import { useCreateJobMutation, useListMyJobsQuery, useSearchJobsQuery } from '@plumbline/shared-api/jobs';
import { useToggleSavedJobMutation } from '@plumbline/shared-api/saved-jobs';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const draft = { title: 'New roof', description: 'Slate, 80 m²' };
const noJobs = { success: true, data: [], jobs: [], count: 0 };

async function errorOf(answer: () => Response) {
  network.use(http.get(at('jobs/me'), answer));
  const { result } = renderApi(() => useListMyJobsQuery());
  await waitFor(() => expect(result.current.isError).toBe(true));
  return result.current.error;
}

test('an error of the server keeps status, code, text, fields, details and request id', async () => {
  const body = {
    success: false,
    error: 'Offre expirée',
    message: 'Offre expirée',
    errors: [],
    fields: { 'location.city': 'tooLong' },
    code: 'OFFER_EXPIRED',
    details: { offer: 1 },
    requestId: 'r-1',
  };
  const error = await errorOf(() => HttpResponse.json(body, { status: 409 }));
  expect(isApiError(error)).toBe(true);
  expect(error).toEqual({
    status: 409,
    code: 'OFFER_EXPIRED',
    message: 'Offre expirée',
    fields: { 'location.city': 'tooLong' },
    details: { offer: 1 },
    requestId: 'r-1',
  });
});

test('without an answer the code is NETWORK and the status 0', async () => {
  expect(await errorOf(() => HttpResponse.error())).toEqual({
    status: 0,
    code: 'NETWORK',
    message: '',
    fields: {},
  });
});

test.each([
  [413, 'FILE_TOO_LARGE'],
  [429, 'RATE_LIMITED'],
  [500, 'INTERNAL'],
  [502, 'UNAVAILABLE'],
  [418, 'BAD_REQUEST'],
])("a proxy's page with status %s becomes %s", async (status, code) => {
  expect(await errorOf(() => HttpResponse.html('<h1>No</h1>', { status }))).toEqual({
    status,
    code,
    message: '',
    fields: {},
  });
});

test('a list of errors stands in for a missing text, and a wait is given in seconds', async () => {
  const body = { success: false, errors: ['One', 'Two'], code: 'RATE_LIMITED' };
  const error = await errorOf(() =>
    HttpResponse.json(body, { status: 429, headers: { 'retry-after': '30' } }),
  );
  expect(error).toMatchObject({ message: 'One, Two', retryAfter: 30 });
});

test('a read asks a busy server again, and says so after the third time', async () => {
  let asked = 0;
  const busy = () => {
    asked += 1;
    return HttpResponse.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': '0' } });
  };
  expect(await errorOf(busy)).toMatchObject({ code: 'BUSY', status: 503 });
  expect(asked).toBe(3);
  network.use(http.get(at('jobs/me'), () => (asked < 5 ? busy() : HttpResponse.json(noJobs))));
  const { result } = renderApi(() => useListMyJobsQuery());
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(asked).toBe(5);
});

test('a write asks a busy server again under its key, one without a key does not', async () => {
  const keys: (string | null)[] = [];
  const busy = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return HttpResponse.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': '0' } });
  };
  network.use(http.post(at('jobs/create'), busy), http.post(at('saved-jobs/toggle-save-job'), busy));
  const { result } = renderApi(() => ({
    create: useCreateJobMutation()[0],
    toggle: useToggleSavedJobMutation()[0],
  }));
  await act(() => result.current.create(draft as never));
  expect(keys).toHaveLength(3);
  expect(new Set(keys)).toEqual(new Set([expect.any(String)]));
  keys.length = 0;
  await act(() => result.current.toggle({ jobId: 'roof', save: true }));
  expect(keys).toEqual([null]);
});

test('each request carries the token and the language of its moment, and blank filters are not sent [ACC-84]', async () => {
  const seen: unknown[] = [];
  network.use(
    http.get(at('jobs/search'), ({ request }) => {
      const { headers, credentials, url } = request;
      seen.push([
        headers.get('authorization'),
        headers.get('accept-language'),
        credentials,
        new URL(url).search,
      ]);
      return HttpResponse.json(noJobs);
    }),
  );
  const { result } = renderApi(() => useSearchJobsQuery({ q: 'roof', category: '', page: 1 }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  storeSession(nora, 'later');
  document.documentElement.lang = 'fr';
  await act(() => result.current.refetch());
  expect(seen).toEqual([
    [null, 'en', 'include', '?q=roof&page=1&list=data'],
    ['Bearer later', 'fr', 'include', '?q=roof&page=1&list=data'],
  ]);
});

test('after a failure nothing is refetched, after a success the lists are', async () => {
  let reads = 0;
  let status = 500;
  network.use(
    http.get(at('jobs/me'), () => {
      reads += 1;
      return HttpResponse.json(noJobs);
    }),
    http.post(at('jobs/create'), () => HttpResponse.json({ success: true, data: { _id: 'j1' } }, { status })),
  );
  const { result } = renderApi(() => ({ list: useListMyJobsQuery(), create: useCreateJobMutation()[0] }));
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  await act(async () => void (await result.current.create(draft)));
  await act(() => delay(20));
  expect(reads).toBe(1);
  status = 201;
  await act(async () => void (await result.current.create(draft)));
  await waitFor(() => expect(reads).toBe(2));
});

test('a call repeated after a lost answer keeps its key; an answered one never lends it', async () => {
  const keys: (string | null)[] = [];
  let answer = () => HttpResponse.error();
  network.use(
    http.post(at('jobs/create'), ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
  const { result } = renderApi(() => useCreateJobMutation()[0]);
  await act(async () => void (await result.current(draft)));
  answer = () => HttpResponse.json({ success: true, data: { _id: 'j1' } }, { status: 201 });
  await act(async () => void (await result.current(draft)));
  await act(async () => void (await result.current(draft)));
  const [lost, repeated, another] = keys;
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(repeated).toBe(lost);
  expect(another).not.toBe(lost);
});

test('an id in a path is escaped', async () => {
  const paths: string[] = [];
  network.use(
    http.get('*', ({ request }) => {
      paths.push(new URL(request.url).pathname);
      return HttpResponse.json(noJobs);
    }),
  );
  const { result } = renderApi(() => useListApplicationsForJobQuery('../users/me'));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(paths).toEqual(['/api/v1/applications/..%2Fusers%2Fme']);
});
