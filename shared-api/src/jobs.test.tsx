import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import {
  useCloseJobMutation,
  useCreateJobMutation,
  useGetJobQuery,
  useReopenJobMutation,
  useReportJobMutation,
  useSearchMyJobsQuery,
  useUpdateJobMutation,
} from '@plumbline/shared-api/jobs';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

test("posting a job gives the job and the server's message", async () => {
  const answer = { success: true, message: 'Job posted successfully!', data: { _id: 'j1' } };
  network.use(http.post(at('jobs/create'), () => HttpResponse.json(answer, { status: 201 })));
  const { result } = renderApi(() => useCreateJobMutation()[0]);
  await act(async () => {
    expect(await result.current({ title: 'Roof', description: 'Slate' }).unwrap()).toEqual({
      data: { _id: 'j1' },
      message: 'Job posted successfully!',
    });
  });
});

test('a closed job shows as closed in the list of own jobs and alone, and can be reopened', async () => {
  let status = 'open';
  const row = () => ({ _id: 'j1', status, applications: 1 });
  const change = (to: string) => () => {
    status = to;
    return HttpResponse.json({ success: true, message: `Job ${to}`, data: row() });
  };
  network.use(
    http.get(at('jobs/me'), ({ request }) => {
      expect(new URL(request.url).search).toBe('?q=drain&limit=10');
      return HttpResponse.json({ success: true, data: [row()], jobs: [row()], count: 1, page: 1, limit: 10 });
    }),
    http.get(at('jobs/j1'), () => HttpResponse.json({ success: true, data: row() })),
    http.patch(at('jobs/j1/close'), change('closed')),
    http.patch(at('jobs/j1/reopen'), change('open')),
  );
  const { result } = renderApi(() => ({
    list: useSearchMyJobsQuery({ q: 'drain', limit: 10 }).data,
    job: useGetJobQuery('j1').data,
    close: useCloseJobMutation()[0],
    reopen: useReopenJobMutation()[0],
  }));
  const seen = () => [result.current.list?.data[0]?.status, result.current.job?.status];
  await waitFor(() => expect(seen()).toEqual(['open', 'open']));
  await act(async () => {
    expect(await result.current.close('j1').unwrap()).toMatchObject({ message: 'Job closed' });
  });
  await waitFor(() => expect(seen()).toEqual(['closed', 'closed']));
  await act(async () => {
    await result.current.reopen('j1').unwrap();
  });
  await waitFor(() => expect(seen()).toEqual(['open', 'open']));
});

test('a changed job shows as changed before it is read again', async () => {
  let isChanged = false;
  network.use(
    http.get(at('jobs/j1'), async () => {
      if (isChanged) await new Promise(() => undefined);
      return HttpResponse.json({ success: true, data: { _id: 'j1', attachment: '/files/a', viewer: {} } });
    }),
    http.put(at('jobs/j1'), () => {
      isChanged = true;
      return HttpResponse.json({ success: true, message: 'Done', data: { _id: 'j1', attachment: null } });
    }),
  );
  const { result } = renderApi(() => ({
    job: useGetJobQuery('j1').data,
    update: useUpdateJobMutation()[0],
  }));
  await waitFor(() => expect(result.current.job?.attachment).toBe('/files/a'));
  await act(async () => {
    await result.current.update({ id: 'j1', changes: { attachment: null } }).unwrap();
  });
  expect(result.current.job).toEqual({ _id: 'j1', attachment: null, viewer: {} });
});

test('changes go out as they are, and a report carries its reason', async () => {
  const sent: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    sent.push([request.method, await request.json()]);
    return HttpResponse.json({ success: true, message: 'Done', data: { _id: 'x' } });
  };
  network.use(http.put(at('jobs/j1'), record), http.post(at('jobs/j1/reports'), record));
  const { result } = renderApi(() => ({
    update: useUpdateJobMutation()[0],
    report: useReportJobMutation()[0],
  }));
  await act(async () => {
    await result.current.update({ id: 'j1', changes: { title: 'Roof', attachment: null } }).unwrap();
    expect(await result.current.report({ id: 'j1', reason: 'scam' }).unwrap()).toEqual({
      message: 'Done',
      data: { _id: 'x' },
    });
  });
  expect(sent).toEqual([
    ['PUT', { title: 'Roof', attachment: null }],
    ['POST', { reason: 'scam' }],
  ]);
});
