import { toLatLng } from '@plumbline/shared-schema/points';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aNearestPlace } from '@plumbline/testing/builders/places';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
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

test('around a place it asks for the country, which says the unit, as the page does, once [PLC-06]', async () => {
  const lookups: string[] = [];
  const place = { type: 'Point', coordinates: toLatLng(40.73, -74), lat: 40.73, lng: -74, city: '' } as const;
  server.use(
    reply.searchJobs([aJob({ jobLocation: place })]),
    http.get(api('/places/near'), ({ request }) => {
      lookups.push(request.url);
      return HttpResponse.json({ success: true, data: aNearestPlace({ country: 'US' }) });
    }),
  );
  const route = '/jobs?jobLocation=40.713,-74.006,40';
  const { store } = await renderPage(<JobSearchPage />, { route });
  expect(await screen.findByText('1.2 mi away')).toBeVisible();

  const { searchParams: search } = new URL(route, 'http://localhost');
  await load({ params: {}, search, language: 'en', dispatch: store.dispatch });
  expect(lookups).toHaveLength(1);
});
