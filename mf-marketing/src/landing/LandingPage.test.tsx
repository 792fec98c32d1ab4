import type { TopPerformer } from '@plumbline/shared-schema/users';
import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { aJob } from '@plumbline/testing/builders/jobs';
import { anId } from '@plumbline/testing/builders/ids';
import { leaving } from '@plumbline/testing/leaving';
import { act, fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { LandingPage } from './LandingPage';
import { load } from './load';

const marcus: TopPerformer = {
  _id: anId(2),
  firstName: 'Marcus',
  lastName: 'Bell',
  profile: '',
  title: 'Licensed plumber | 12 years',
  city: 'Boston',
  rating: 4.75,
  reviewCount: 12,
  completedContracts: 31,
  badges: ['verified', 'identity'],
};

const totals = { openJobs: 352, professionals: 60, companies: 0, completedContracts: 1200 };

beforeEach(() => {
  server.use(
    reply.totals(totals),
    reply.specialties([{ name: 'Plumbing', count: 19 }]),
    reply.recentJobs([]),
  );
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

function show(options: { showClaims?: boolean; language?: 'en' | 'fr' } = {}) {
  const { showClaims = true, language = 'en' } = options;
  return renderPage(
    <SiteSettingsContext value={{ profile: 'demo', showClaims, demoAccounts: [] }}>
      <LandingPage />
    </SiteSettingsContext>,
    { language },
  );
}

/** The visible cards of the carousel, by name. */
const shownCards = () =>
  within(screen.getByRole('group', { name: 'Sample testimonials' }))
    .getAllByRole('listitem')
    .map((card) => within(card).getByText(/^(Amara|Henri|Dolores|Tomasz|Grace)/).textContent);

test('a visitor finds the ways in, the steps, the features, the plans and the questions', async () => {
  server.use(reply.topPerformers([marcus]));
  const { container } = await show();
  expect(await screen.findByRole('link', { name: 'Marcus Bell' })).toHaveAttribute(
    'href',
    `/professionals/${anId(2)}`,
  );
  expect(screen.getByText('4.8 out of 5, 12 reviews')).toBeVisible();
  expect(screen.getByText('Identity verified, Email verified')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Hire Now' })).toHaveAttribute('href', '/signup?role=client');
  expect(screen.getByRole('link', { name: 'Post a Job' })).toHaveAttribute(
    'href',
    '/signup?role=client&returnTo=%2Fpost-contract',
  );
  for (const name of [/Sign up/, /Post a job or apply/, /Get matched/, /Complete and review/]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  for (const name of [
    'Verified contractors',
    'Built-in portfolio',
    'Dispute resolution',
    'Local professionals',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  }
  for (const [name, price] of [
    ['Freebie', '$0'],
    ['Professional', '$25'],
    ['Enterprise', '$100'],
  ] as const) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
    expect(screen.getByText(price)).toBeVisible();
  }
  expect(screen.getByText('Recommended')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('it counts what is there today, and leaves out what is nought', async () => {
  server.use(reply.topPerformers([]));
  await show();
  const figures = await screen.findByRole('list', { name: 'Plumbline in numbers' });
  expect(await within(figures).findByText('352')).toBeVisible();
  expect(within(figures).getByText('1,200')).toBeVisible();
  expect(within(figures).getAllByRole('listitem')).toHaveLength(3);
  expect(await screen.findByText('19 professionals')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plumbing' })).toHaveAttribute(
    'href',
    '/professionals?specialty=plumbing',
  );
});

test('without the counts the figures are left out, and the trades stay', async () => {
  server.use(
    reply.topPerformers([]),
    reply.error('GET /users/totals', 'INTERNAL'),
    reply.error('GET /users/specialties', 'INTERNAL'),
  );
  await show();
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Plumbline in numbers' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('link', { name: 'Roofing' })).toBeVisible();
});

test('the newest open jobs lead to their pages', async () => {
  const job = aJob({ title: 'mend the roof', salary: '900' });
  server.use(reply.topPerformers([]), reply.recentJobs([job]));
  await show();
  expect(await screen.findByRole('link', { name: 'Mend the Roof' })).toHaveAttribute(
    'href',
    `/jobs/${job._id}`,
  );
  expect(screen.getByText('$900')).toBeVisible();
});

test('before anybody comes near the open jobs, their place says what comes and leads to all of them', async () => {
  const neverNear = class {
    observe() {}
    disconnect() {}
  };
  Object.assign(globalThis, { IntersectionObserver: neverNear });
  server.use(reply.topPerformers([]));
  await show();
  expect(screen.getByRole('heading', { name: 'Work that waits for you' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All open jobs' })).toHaveAttribute('href', '/jobs');
});

test('a place before and after is compared by a line', async () => {
  server.use(reply.topPerformers([]));
  const { container } = await show();
  const line = await screen.findByRole('slider', { name: 'Compare before and after: a kitchen' });
  expect(screen.getByRole('img', { name: 'Worn brown kitchen with broken tiles' })).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'Green kitchen with a wooden worktop and white tiles' }),
  ).toBeVisible();
  fireEvent.change(line, { target: { value: '30' } });
  expect(line).toHaveAttribute('aria-valuetext', '30% before');
  expect(screen.getByText(/These pictures are renderings/)).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('top-rated professionals that do not come say so, with Retry', async () => {
  server.use(reply.noAnswer('GET /users/top-performers'));
  const { user } = await show();
  expect(await screen.findByText('Failed to fetch top performers')).toBeVisible();
  server.use(reply.topPerformers([marcus]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
  expect(screen.queryByText('Failed to fetch top performers')).not.toBeInTheDocument();
});

test('without anybody top-rated their section is left out', async () => {
  server.use(reply.topPerformers([]));
  await show();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'Top-rated professionals' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('heading', { name: 'Plain prices' })).toBeVisible();
});

test('claims are shown verbatim, or what takes them back: never both [CHR-15]', async () => {
  server.use(reply.topPerformers([]));
  const { unmount } = await show();
  const denials = [/cannot be bought|[Nn]othing is charged|for free|Free while/, /shown are examples/];
  expect(screen.getByText('Trusted by 10,000+')).toBeVisible();
  for (const denial of denials) expect(screen.queryByText(denial)).not.toBeInTheDocument();
  expect(screen.getByText('30-day free trial')).toBeVisible();
  expect(screen.getByText('30-day money-back guarantee')).toBeVisible();
  expect(screen.getByRole('button', { name: 'How many people use Plumbline?' })).toBeVisible();
  unmount();
  await show({ showClaims: false });
  expect(screen.getByRole('heading', { name: 'Free while we grow' })).toBeVisible();
  expect(screen.getByText(/^Paid plans cannot be bought yet/)).toBeVisible();
  for (const denial of denials) expect(screen.queryAllByText(denial)).not.toEqual([]);
  expect(screen.queryByText(/10,000|4,000|30-day/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /How many people|money back/ })).not.toBeInTheDocument();
});

test('one question is open at a time', async () => {
  server.use(reply.topPerformers([]));
  const { user } = await show();
  const cost = screen.getByRole('button', { name: 'What does it cost to post a job?' });
  const users = screen.getByRole('button', { name: 'How many people use Plumbline?' });
  await user.click(cost);
  expect(cost).toHaveAttribute('aria-expanded', 'true');
  await user.click(users);
  expect(cost).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText(/over 4,000 users/)).toBeInTheDocument();
});

test('testimonials show two at a time, move by one, wrap around, and are marked as samples', async () => {
  server.use(reply.topPerformers([]));
  const { user } = await show();
  expect(shownCards()).toEqual(['Amara Okafor', 'Henri Lacombe']);
  await user.click(screen.getByRole('button', { name: 'Next testimonial' }));
  expect(shownCards()).toEqual(['Henri Lacombe', 'Dolores Vega']);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 5');
  expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous testimonial' }));
  await user.click(screen.getByRole('button', { name: 'Previous testimonial' }));
  expect(shownCards()).toEqual(['Grace Whitfield', 'Amara Okafor']);
  expect(screen.getAllByText('Sample').length).toBeGreaterThan(1);
});

describe('as time passes', () => {
  const turn = () => act(() => jest.advanceTimersByTime(6000));

  beforeEach(() => {
    server.use(reply.topPerformers([]));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function showWithClock() {
    const page = await show();
    await screen.findByRole('heading', { name: 'Plain prices' });
    jest.useFakeTimers();
    // Restarts the interval on the clock of the test.
    const pause = () => screen.getByRole('button', { name: /(Pause|Play) the testimonials/ });
    act(() => pause().click());
    act(() => pause().click());
    return { ...page, pause };
  }

  test('the testimonials turn until they are paused', async () => {
    const { pause } = await showWithClock();
    turn();
    expect(shownCards()[0]).toBe('Henri Lacombe');
    act(() => pause().click());
    turn();
    expect(shownCards()[0]).toBe('Henri Lacombe');
    expect(pause()).toHaveAccessibleName('Play the testimonials');
  });
});

test('the testimonials stand still for people who want less motion', async () => {
  server.use(reply.topPerformers([]));
  const listen = { addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} };
  window.matchMedia = (media) => ({ media, matches: media.includes('reduce'), ...listen }) as never;
  await show();
  expect(screen.getByRole('button', { name: 'Play the testimonials' })).toBeVisible();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('the landing page speaks French', async () => {
  server.use(reply.topPerformers([marcus]));
  await show({ language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Des travaux menés d’aplomb.' })).toBeVisible();
  expect(await screen.findByText('4,8 sur 5, 12 avis')).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.topPerformers([marcus]));
  expect(
    await leaving(<LandingPage />, {}, () => screen.findByRole('link', { name: 'Marcus Bell' })),
  ).toEqual([]);
});

test('asks for the same professionals, figures and trades as its loader, once', async () => {
  server.use(reply.topPerformers([marcus]));
  const { store } = await show();
  await screen.findByText('Marcus Bell');
  await screen.findByText('352');
  const calls = recordCalls();
  await load({ params: {}, search: new URLSearchParams(), language: 'en', dispatch: store.dispatch });
  expect(calls).toEqual([]);
});
