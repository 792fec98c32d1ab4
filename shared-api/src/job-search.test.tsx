import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { useNewestJobs } from '@plumbline/shared-api/job-search';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

const pageOf = (title: string) =>
  HttpResponse.json({ success: true, data: [{ _id: title, title }], count: 1, page: 1, limit: 10 });

function useSearch() {
  const [q, search] = useState('old');
  const jobs = useNewestJobs({ q }, { isSearch: true });
  return { jobs, search };
}

test('a newer search calls the one before off, and asking that one again works', async () => {
  let isOldGone = false;
  let answersOld = false;
  network.use(
    http.get(at('jobs/search'), async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') === 'new') return pageOf('New');
      if (answersOld) return pageOf('Old');
      await new Promise((resolve) => {
        request.signal.addEventListener('abort', resolve);
      });
      isOldGone = true;
      return HttpResponse.error();
    }),
  );
  const { result } = renderApi(useSearch);
  await waitFor(() => {
    expect(result.current.jobs.isFetching).toBe(true);
  });
  act(() => {
    result.current.search('new');
  });
  await waitFor(() => {
    expect(result.current.jobs.data?.data[0]?.title).toBe('New');
  });
  await waitFor(() => {
    expect(isOldGone).toBe(true);
  });
  expect(result.current.jobs.error).toBeUndefined();

  answersOld = true;
  act(() => {
    result.current.search('old');
  });
  await waitFor(() => {
    expect(result.current.jobs.data?.data[0]?.title).toBe('Old');
  });
  expect(result.current.jobs.error).toBeUndefined();
});

test('without a search the recent jobs are asked for', async () => {
  network.use(http.get(at('jobs/recent'), () => pageOf('Recent')));
  const { result } = renderApi(() => useNewestJobs({ q: '', page: 1 }, { isSearch: false }));
  await waitFor(() => {
    expect(result.current.data?.data[0]?.title).toBe('Recent');
  });
});
