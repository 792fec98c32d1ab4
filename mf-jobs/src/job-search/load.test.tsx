import { aJob } from '@plumbline/testing/builders/jobs';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { JobSearchPage } from './JobSearchPage';
import { load } from './load';

test.each([
  '/jobs',
  '/jobs?page=2',
  '/jobs?q=barn&category=commercial',
  '/jobs?specialty=Roofing',
  '/jobs?sort=salaryHigh',
])('%s asks for the same jobs as its loader, once', async (route) => {
  server.use(reply.recentJobs([aJob()]), reply.searchJobs([aJob()]));
  const { store } = await renderPage(<JobSearchPage />, { route });
  await screen.findAllByRole('article');
  const calls = recordCalls();

  const { searchParams: search } = new URL(route, 'http://localhost');
  await load({ params: {}, search, language: 'en', dispatch: store.dispatch });

  expect(calls.filter(({ query }) => query.limit === '10')).toEqual([]);
});
