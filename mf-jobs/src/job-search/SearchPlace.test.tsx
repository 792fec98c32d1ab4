import { toLatLng } from '@plumbline/shared-schema/points';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aNearestPlace, aPlace } from '@plumbline/testing/builders/places';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { JobSearchPage } from './JobSearchPage';

const place = {
  type: 'Point' as const,
  coordinates: toLatLng(40.73, -74),
  lat: 40.73,
  lng: -74,
  city: 'Hoboken',
};
const roof = aJob({ _id: anId(101), title: 'Roof of a barn', jobLocation: place });

function locate(getCurrentPosition: Geolocation['getCurrentPosition']) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}
const stand = (latitude: number, longitude: number) => {
  locate((found) => {
    found({ coords: { latitude, longitude } } as GeolocationPosition);
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('a city is searched as text', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.type(await screen.findByRole('combobox', { name: 'Location' }), 'Hob');
  expect(await screen.findByRole('button', { name: 'Remove filter Location: Hob' })).toBeVisible();
  expect(location().search).toBe('?jobLocation=Hob');
});

test('a suggestion searches around its city, which the box then names', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  server.use(reply.places([aPlace()]), reply.nearestPlace(aNearestPlace()));
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  const box = await screen.findByRole('combobox', { name: 'Location' });
  await user.type(box, 'Montreel');
  await user.click(await screen.findByRole('option', { name: 'Montréal, Quebec, Canada' }));
  await waitFor(() => {
    expect(new URLSearchParams(location().search).get('jobLocation')).toBe('45.509,-73.588,25');
  });
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Around Montréal');
  });
});

test('my location searches around me, and each job says how far it is', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  stand(40.712_83, -74.006);
  const calls = recordCalls();
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));

  expect(await screen.findByText('2 km away')).toBeVisible();
  expect(new URLSearchParams(location().search).get('jobLocation')).toBe('40.713,-74.006,25');
  expect(calls.at(-1)?.query).toMatchObject({ jobLocation: '40.713,-74.006,25' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Within' }), '5');
  expect(
    await screen.findByRole('button', { name: /^Remove filter Within 5\skm of 40.71, -74.01$/ }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear location' }));
  await waitFor(() => {
    expect(location().search).toBe('');
  });
});

test('where roads are measured in miles, jobs are so far away and searches reach so far [PLC-06]', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  server.use(reply.nearestPlace(aNearestPlace({ name: 'New York', country: 'US' })));
  stand(40.712_83, -74.006);
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText('1.2 mi away')).toBeVisible();
  const within = () => screen.getByRole('combobox', { name: 'Within' });
  await waitFor(() => expect(within()).toHaveDisplayValue('25\u00a0mi'));
  const choices = [...within().querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(choices).toEqual([5, 10, 25, 50, 100, 250].map((miles) => `${miles}\u00a0mi`));
  await user.selectOptions(within(), '8');
  expect(
    await screen.findByRole('button', { name: /^Remove filter Within 5\smi of 40.71, -74.01$/ }),
  ).toBeVisible();
  expect(new URLSearchParams(location().search).get('jobLocation')).toBe('40.713,-74.006,8');
});

test.each([
  [1, /does not share your location/],
  [2, /could not be found/],
  [3, /took too long/],
])('a location that is refused (%d) says what to do instead', async (code, text) => {
  server.use(reply.recentJobs([roof]));
  locate((_found, failed) => failed?.({ code, message: '' } as GeolocationPositionError));
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.click(await screen.findByRole('button', { name: 'Use my location' }));
  expect(await screen.findByText(text)).toBeVisible();
});

test('nearest asks for a place, and a place answers it', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  stand(40.7, -74);
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Nearest first');
  const prompt = within(await screen.findByRole('note'));
  expect(prompt.getByText(/Nearest to where/)).toBeVisible();

  await user.click(prompt.getByRole('button', { name: 'Use my location' }));

  await waitFor(() => {
    expect(screen.queryByText(/Nearest to where/)).not.toBeInTheDocument();
  });
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    jobLocation: '40.700,-74.000,25',
    sort: 'nearest',
  });
});

test('a place is chosen in a dialog that Back closes', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  const { user, location, navigate } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.click(await screen.findByRole('button', { name: 'Choose on the map' }));
  expect(await screen.findByRole('dialog', { name: 'Search around a place' })).toBeVisible();
  expect(location().search).toBe('?dialog=place');
  await navigate(-1);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  await user.click(screen.getByRole('button', { name: 'Choose on the map' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Enter coordinates' }));
  await user.type(dialog.getByRole('textbox', { name: 'Latitude' }), '45');
  await user.type(dialog.getByRole('textbox', { name: 'Longitude' }), '5');
  await user.click(dialog.getByRole('button', { name: 'Search here' }));
  await waitFor(() => {
    expect(location().search).toBe('?jobLocation=45.000%2C5.000%2C25');
  });
});

test('best match waits for words', async () => {
  server.use(reply.recentJobs([roof]), reply.searchJobs([roof]));
  const { navigate } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  expect(await screen.findByRole('option', { name: 'Best match' })).toBeDisabled();
  await navigate('/jobs?q=roof');
  expect(screen.getByRole('option', { name: 'Best match' })).toBeEnabled();
});
