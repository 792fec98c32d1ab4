import { toLatLng } from '@plumbline/shared-schema/points';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { giveWideScreen } from '@plumbline/testing/layout';
import { act, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { JobSearchPage } from './JobSearchPage';

const at = (lat: number, lng: number) => ({
  type: 'Point' as const,
  coordinates: toLatLng(lat, lng),
  lat,
  lng,
  city: null,
});
const roof = aJob({ _id: anId(101), title: 'Roof of a barn', salaryMin: 1200, jobLocation: at(40.7, -74) });
const wall = aJob({
  _id: anId(102),
  title: 'Garden wall',
  salaryMin: null,
  salaryMax: null,
  jobLocation: at(48.8, 2.3),
});
const map = async () => within(await screen.findByRole('region', { name: 'Map of the jobs found' }));

beforeEach(() => {
  // A press on a map keeps the page where it is; jsdom has no scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

test('the results are seen on a map, from where each leads to its page', async () => {
  server.use(reply.recentJobs([roof, wall]));
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  expect(await screen.findByRole('article', { name: 'Roof of a Barn' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Map' }));

  expect(location().search).toBe('?view=map');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await user.click(await (await map()).findByRole('button', { name: 'Roof of a Barn, $1.2K' }));
  const link = (await map()).getByRole('link', { name: 'Roof of a Barn' });
  expect(link).toHaveAttribute('href', `/jobs/${roof._id}`);
  const card = within((await map()).getByRole('article', { name: 'Roof of a Barn' }));
  expect(card.getByRole('link', { name: 'View Details' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Save Job' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the list is in the page while small screens show the map, so that wide ones show it without a script', async () => {
  server.use(reply.recentJobs([roof]));
  await renderPage(<JobSearchPage />, { route: '/jobs?view=map' });

  expect(await screen.findByRole('article', { name: 'Roof of a Barn', hidden: true })).not.toBeVisible();
});

test('jobs at one place are grouped, and jobs without a place are left out', async () => {
  const twin = aJob({ _id: anId(103), title: 'Barn door', jobLocation: at(40.7, -74) });
  const nowhere = aJob({ _id: anId(104), title: 'Phone advice', jobLocation: null });
  server.use(reply.recentJobs([roof, twin, nowhere]));
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?view=map' });

  await user.click(await (await map()).findByRole('button', { name: '2 results here' }));

  const links = (await map()).getAllByRole('link', { name: /Barn/ });
  expect(links.map((link) => link.textContent)).toEqual(['Roof of a Barn', 'Barn Door']);
  expect((await map()).queryByText('Phone Advice')).not.toBeInTheDocument();
});

test('the map holds the page of the list and those around it', async () => {
  const many = Array.from({ length: 75 }, (_, index) =>
    aJob({ _id: anId(200 + index), title: `Job ${index + 1}`, jobLocation: at(40, -70) }),
  );
  server.use(reply.searchJobs(many));
  const calls = recordCalls();
  await renderPage(<JobSearchPage />, { route: '/jobs?q=job&page=6&view=map' });

  expect(await screen.findByText('51 to 75 of 75 are on the map.')).toBeVisible();
  expect(await (await map()).findByRole('button', { name: '25 results here' })).toBeInTheDocument();
  expect(calls.map(({ query }) => `${query.page} ${query.limit}`).sort()).toEqual(['2 50', '6 10']);
});

test('the list loads no map, and a map that fails says so and can be retried', async () => {
  server.use(reply.noAnswer('GET /jobs/recent'));
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?view=map' });
  expect(await screen.findByText('The jobs on the map could not be loaded.')).toBeVisible();
  server.use(reply.recentJobs([roof]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await (await map()).findByRole('button', { name: /Roof of a Barn/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.queryByRole('region', { name: 'Map of the jobs found' })).not.toBeInTheDocument();
});

describe('beside the list', () => {
  let giveBack: () => void;
  beforeEach(() => {
    giveBack = giveWideScreen();
    server.use(reply.recentJobs([roof, wall]));
  });
  afterEach(() => giveBack());

  test('the card that is hovered or focused lights its pin, and only that one', async () => {
    const { user } = await renderPage(<JobSearchPage />, { route: '/jobs' });
    const card = await screen.findByRole('article', { name: 'Roof of a Barn' });
    const link = within(card).getByRole('link', { name: 'View Details' });
    const pin = await (await map()).findByRole('button', { name: /Roof of a Barn/ });
    const other = (await map()).getByRole('button', { name: 'Garden Wall' });
    expect(pin).not.toHaveClass('is-active');

    await user.hover(card);
    expect(pin).toHaveClass('is-active');
    expect(other).not.toHaveClass('is-active');
    await user.unhover(card);
    expect(pin).not.toHaveClass('is-active');

    act(() => link.focus());
    expect(pin).toHaveClass('is-active');
    act(() => link.blur());
    expect(pin).not.toHaveClass('is-active');
  });

  test('Back from a job that was opened on the map focuses its card', async () => {
    const { user, location, navigate } = await renderPage(<JobSearchPage />, {
      route: '/jobs',
      path: '/jobs',
    });
    await user.click(await (await map()).findByRole('button', { name: 'Garden Wall' }));
    // By the keyboard: two quick clicks on a map are a double click, and one of no size cannot be zoomed.
    const link = (await map()).getByRole('link', { name: 'Garden Wall' });
    act(() => link.focus());
    await user.keyboard('{Enter}');
    expect(location().pathname).toBe(`/jobs/${wall._id}`);

    await navigate(-1);

    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Garden Wall' })).toHaveFocus();
    });
  });
});
