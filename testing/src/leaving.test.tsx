import { useEffect } from 'react';
import { jobsApi, useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { useAppDispatch } from '@plumbline/shared-api/store';
import { leaving } from '@plumbline/testing/leaving';
import { screen } from '@plumbline/testing/render';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';

const shown = () => screen.findByText('shown');

function TidyPage() {
  useListMyJobsQuery();
  useEffect(() => {
    const onKey = () => undefined;
    addEventListener('keydown', onKey);
    document.addEventListener('click', onKey, true);
    const timer = setInterval(onKey, 1000);
    return () => {
      removeEventListener('keydown', onKey);
      document.removeEventListener('click', onKey, true);
      clearInterval(timer);
    };
  }, []);
  return <p>shown</p>;
}

function UntidyPage() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    addEventListener('keydown', () => undefined);
    document.addEventListener('click', () => undefined, true);
    setInterval(() => undefined, 100_000);
    setTimeout(() => undefined, 100_000);
    void dispatch(jobsApi.endpoints.listMyJobs.initiate());
  }, [dispatch]);
  return <p>shown</p>;
}

test('a page that cleans up leaks nothing', async () => {
  server.use(http.get(api('/jobs/me'), () => HttpResponse.json({ success: true, data: [] })));
  expect(await leaving(<TidyPage />, { user: signedIn.client() }, shown)).toEqual([]);
});

test('leaks of a page are named: listeners, timers, subscriptions', async () => {
  server.use(http.get(api('/jobs/me'), () => HttpResponse.json({ success: true, data: [] })));
  const left = await leaving(<UntidyPage />, { user: signedIn.client() }, shown);
  expect(left.map((entry) => entry.replace(/ (at |\(|listMyJobs).*/, '')).sort()).toEqual([
    'interval',
    'listener of click',
    'listener of keydown',
    'subscription to',
    'timeout',
  ]);
});
