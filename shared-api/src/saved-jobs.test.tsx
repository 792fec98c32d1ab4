import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { jobsApi, useGetJobQuery } from '@plumbline/shared-api/jobs';
import { useListSavedJobsQuery, useToggleSavedJobMutation } from '@plumbline/shared-api/saved-jobs';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

/** A server that remembers one saved job; `answer` decides about the next toggle. */
function world({ saved, answer }: { saved: boolean; answer?: () => Promise<Response> }) {
  let isSaved = saved;
  const sent: unknown[] = [];
  network.use(
    http.get(at('jobs/j1'), () =>
      HttpResponse.json({ success: true, data: { _id: 'j1', viewer: { saved: isSaved } } }),
    ),
    http.get(at('saved-jobs'), () =>
      HttpResponse.json({ success: true, data: isSaved ? [{ _id: 's1', jobId: { _id: 'j1' } }] : [] }),
    ),
    http.post(at('saved-jobs/toggle-save-job'), async ({ request }) => {
      const body = (await request.json()) as { save: boolean };
      sent.push(body);
      if (answer) return answer();
      isSaved = body.save;
      const status = isSaved ? 200 : 201;
      return HttpResponse.json(
        { success: true, message: isSaved ? 'Job Saved' : 'Job Unsaved', status, saved: isSaved },
        { status },
      );
    }),
  );
  return sent;
}

const renderSaving = () =>
  renderApi(() => ({
    job: useGetJobQuery('j1').data,
    list: useListSavedJobsQuery().data,
    toggle: useToggleSavedJobMutation()[0],
  }));

test.each([
  [true, 'Job Saved', ['s1']],
  [false, 'Job Unsaved', []],
])('asking for saved=%s says "%s" and shows it in the job and in the list', async (save, message, rows) => {
  const sent = world({ saved: !save });
  const { result } = renderSaving();
  await waitFor(() => expect(result.current.job).toBeDefined());
  await act(async () => {
    expect(await result.current.toggle({ jobId: 'j1', save }).unwrap()).toEqual({ saved: save, message });
  });
  expect(sent).toEqual([{ jobId: 'j1', save }]);
  expect(result.current.job?.viewer.saved).toBe(save);
  await waitFor(() => expect(result.current.list?.map(({ _id }) => _id)).toEqual(rows));
});

test('the wish is shown at once and taken back when the server fails', async () => {
  let fail = () => {};
  const decided = new Promise<void>((resolve) => (fail = resolve));
  world({
    saved: true,
    answer: async () => {
      await decided;
      return HttpResponse.json({ success: false, code: 'INTERNAL' }, { status: 500 });
    },
  });
  const { result } = renderSaving();
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  let refused: Promise<unknown> = Promise.resolve();
  act(() => {
    refused = result.current.toggle({ jobId: 'j1', save: false }).unwrap();
  });
  expect(result.current.job?.viewer.saved).toBe(false);
  expect(result.current.list).toEqual([]);
  await act(async () => {
    fail();
    await expect(refused).rejects.toMatchObject({ status: 500 });
  });
  await waitFor(() => expect(result.current.job?.viewer.saved).toBe(true));
  expect(result.current.list).toHaveLength(1);
});

test('a refusal does not take back what the server has said since', async () => {
  let refuse = () => {};
  const decided = new Promise<void>((resolve) => (refuse = resolve));
  const sent = world({
    saved: false,
    answer: async () => {
      await decided;
      return HttpResponse.json({ success: false, code: 'INTERNAL' }, { status: 500 });
    },
  });
  const { result, store } = renderSaving();
  await waitFor(() => expect(result.current.job).toBeDefined());
  let refused: Promise<unknown> = Promise.resolve();
  act(() => {
    refused = result.current.toggle({ jobId: 'j1', save: true }).unwrap();
  });
  await waitFor(() => expect(sent).toHaveLength(1));
  // Saved in another tab meanwhile.
  world({ saved: true });
  await act(() => store.dispatch(jobsApi.endpoints.getJob.initiate('j1', { forceRefetch: true })));
  await act(async () => {
    refuse();
    await expect(refused).rejects.toMatchObject({ status: 500 });
  });
  expect(result.current.job?.viewer.saved).toBe(true);
  await waitFor(() => expect(result.current.list).toHaveLength(1));
});
