import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aSavedJob } from '@plumbline/testing/builders/saved-jobs';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, http, HttpResponse, api, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobSearchPage } from './JobSearchPage';

const roof = aJob({ _id: anId(101), title: 'Roof of a barn', jobCategory: 'commercial' });
const drain = aJob({ _id: anId(102) });
const many = Array.from({ length: 25 }, (_, index) =>
  aJob({ _id: anId(200 + index), title: `Job ${index + 1}` }),
);

const searches = (calls: ReturnType<typeof recordCalls>) =>
  calls.filter(({ path }) => path === '/jobs/search');

test('without filters the newest jobs are listed, and Search now waits for a filter', async () => {
  server.use(reply.recentJobs([roof, drain]));
  await renderPage(<JobSearchPage />, { route: '/jobs' });

  const card = await screen.findByRole('article', { name: 'Roof of a Barn' });
  expect(within(card).getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/jobs/${roof._id}`,
  );
  expect(screen.getByText('2 jobs found')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search now' })).toBeDisabled();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('pictures of the first cards are asked for at once, those below when they come near', async () => {
  const picture = {
    url: '/api/v1/files/roof?exp=1&sig=a',
    largest: 640 as const,
    width: 1200,
    height: 900,
    blur: null,
  };
  const rows = [1, 2, 3].map((n) => aJob({ _id: anId(110 + n), picture }));
  server.use(reply.recentJobs(rows));
  await renderPage(<JobSearchPage />, { route: '/jobs' });

  const cards = await screen.findAllByRole('article');
  const pictures = cards.map((card) => card.querySelector('img'));
  expect(pictures.map((each) => each?.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
  expect(pictures.map((each) => each?.getAttribute('fetchpriority'))).toEqual(['high', 'high', null]);
});

test('a chosen filter searches, becomes a chip, and stands in the address', async () => {
  server.use(
    reply.recentJobs([roof, drain]),
    reply.searchJobs([roof, drain], (job, query) => job.jobCategory === query.get('category')),
  );
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });

  await user.selectOptions(await screen.findByRole('combobox', { name: 'Category' }), 'Commercial');

  expect(await screen.findByText('1 job found')).toBeVisible();
  expect(location().search).toBe('?category=commercial');
  await user.click(screen.getByRole('button', { name: 'Remove filter Category: Commercial' }));
  expect(await screen.findByText('2 jobs found')).toBeVisible();
  expect(location().search).toBe('');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('');
});

test('categories to choose from stand in the alphabet of the reader', async () => {
  server.use(reply.recentJobs([roof]));
  await renderPage(<JobSearchPage />, { route: '/jobs', language: 'fr' });
  const category = await screen.findByRole('combobox', { name: 'Catégorie' });
  const labels = within(category).getAllByRole('option');
  expect(labels.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Architecture et construction',
    'Commercial',
    'Industriel',
    'Résidentiel',
  ]);
});

test('jobs of a trade are found by its name, in the language of the page and in any letters', async () => {
  const skills = (name: string) => [{ _id: anId(7), name }];
  server.use(
    reply.searchJobs(
      [
        { ...roof, skillsRequired: skills('roofing') },
        { ...drain, skillsRequired: skills('plumbing') },
      ],
      (job, query) => job.skillsRequired.some(({ name }) => name === query.get('specialty')),
    ),
    reply.recentJobs([roof, drain]),
  );
  const { user, location } = await renderPage(<JobSearchPage />, {
    route: '/jobs?specialty=Roofing&page=2',
    language: 'fr',
  });

  const trade = await screen.findByRole('combobox', { name: 'Métier' });
  expect(trade).toHaveDisplayValue('Couverture');
  const names = within(trade)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(['Indifférent', 'Aménagement paysager', 'Architecture']);
  await user.selectOptions(trade, 'Plomberie');
  await waitFor(() => expect(location().search).toBe('?specialty=plumbing'));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Retirer le filtre Métier\s: Plomberie/ }));
  expect(await screen.findByText('2 chantiers trouvés')).toBeVisible();
  expect(trade).toHaveValue('');
});

test('a skill of the address that is no choice is shown by its name', async () => {
  server.use(reply.searchJobs([roof]));
  await renderPage(<JobSearchPage />, { route: '/jobs?specialty=drain%20camera' });
  expect(await screen.findByRole('combobox', { name: 'Trade' })).toHaveDisplayValue('Drain camera');
  expect(await screen.findByRole('button', { name: 'Remove filter Trade: Drain camera' })).toBeVisible();
});

test('on a phone the filters are in a sheet, which says how many are in use', async () => {
  server.use(
    reply.recentJobs([roof, drain]),
    reply.searchJobs([roof, drain], (job, query) => job.jobCategory === query.get('category')),
  );
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs' });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));

  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await expect(document.body).toHaveNoViolations();
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Category' }), 'Commercial');
  await waitFor(() => expect(location().search).toBe('?category=commercial'));
  expect(await sheet.findByRole('button', { name: 'Show 1 job' })).toBeVisible();
  expect(sheet.getByRole('status')).toHaveTextContent('1 job found');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Trade' }), 'Roofing');
  await waitFor(() => expect(location().search).toBe('?category=commercial&specialty=roofing'));
  await user.click(await sheet.findByRole('button', { name: /^Show/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
});

test('an address with every filter shows that view, and Clear all empties it', async () => {
  server.use(reply.searchJobs(many), reply.recentJobs([drain]));
  const calls = recordCalls();
  const route =
    '/jobs?q=drain&jobLocation=Brooklyn&specialty=plumbing&category=residential&jobType=Contract&employmentType=Full-Time' +
    '&minSalary=500&maxSalary=2000&page=2';
  const { user, location } = await renderPage(<JobSearchPage />, { route });

  expect(await screen.findByRole('article', { name: 'Job 11' })).toBeVisible();
  expect(searches(calls)[0]?.query).toMatchObject({
    q: 'drain',
    jobLocation: 'Brooklyn',
    specialty: 'plumbing',
    category: 'residential',
    jobType: 'Contract',
    employmentType: 'Full-Time',
    minSalary: '500',
    maxSalary: '2000',
    page: '2',
    limit: '10',
  });
  expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('drain');
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('button')).toHaveLength(8);
  expect(chips.getByText('From $500')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('1 job found')).toBeVisible();
  expect(location().search).toBe('');
});

test('typing asks once, when it has paused, and starts at the first page', async () => {
  server.use(reply.searchJobs(many));
  const calls = recordCalls();
  const { user, location } = await renderPage(<JobSearchPage />, {
    route: '/jobs?category=residential&page=2',
  });
  await screen.findByRole('article', { name: 'Job 11' });

  await user.type(screen.getByRole('searchbox', { name: 'Keywords' }), 'drain');

  await waitFor(() => {
    expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
      q: 'drain',
      category: 'residential',
    });
  });
  await screen.findByRole('article', { name: 'Job 1' });
  expect(searches(calls).map(({ query }) => query.q)).toEqual([undefined, 'drain']);
});

test('a late answer to an earlier search does not replace the newest', async () => {
  const gate = aGate();
  let isOldAnswered = false;
  server.use(
    // Slow typing leaves the field empty for long enough to be a search.
    reply.recentJobs([]),
    http.get(api('/jobs/search'), async ({ request }) => {
      const isOld = new URL(request.url).searchParams.get('q') === 'old';
      if (isOld) await gate.opened;
      isOldAnswered ||= isOld;
      const data = [isOld ? drain : roof];
      return HttpResponse.json({ success: true, data, jobs: data, count: 1, page: 1, limit: 10 });
    }),
  );
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?q=old' });

  const keywords = screen.getByRole('searchbox', { name: 'Keywords' });
  await user.clear(keywords);
  await user.type(keywords, 'new{Enter}');

  expect(await screen.findByRole('article', { name: 'Roof of a Barn' })).toBeVisible();
  gate.open();
  await waitFor(() => expect(isOldAnswered).toBe(true));
  expect(screen.getByRole('article', { name: 'Roof of a Barn' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument();
});

test('Next leads to the following page and the last page ends there', async () => {
  server.use(reply.recentJobs(many));
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs?page=2' });
  expect(await screen.findByRole('article', { name: 'Job 11' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Next' }));

  expect(await screen.findByRole('article', { name: 'Job 25' })).toBeVisible();
  expect(location().search).toBe('?page=3');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a page beyond the end becomes the last page', async () => {
  server.use(reply.recentJobs(many));
  const { location } = await renderPage(<JobSearchPage />, { route: '/jobs?page=9' });

  expect(await screen.findByRole('article', { name: 'Job 21' })).toBeVisible();
  expect(location().search).toBe('?page=3');
});

test('a search without matches says so and offers to clear the filters', async () => {
  server.use(reply.searchJobs([]), reply.recentJobs([drain]));
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?q=igloo' });

  expect(await screen.findByText('No jobs found matching your criteria')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('a failed search shows its error, and Retry repeats it', async () => {
  server.use(reply.noAnswer('GET /jobs/search'));
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?q=drain' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to search jobs');
  server.use(reply.searchJobs([drain]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('Search now repeats an unchanged search', async () => {
  server.use(reply.searchJobs([drain]));
  const calls = recordCalls();
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs?q=drain' });
  await screen.findByRole('article', { name: 'Replace the Kitchen Drain' });

  await user.click(screen.getByRole('button', { name: 'Search now' }));

  await waitFor(() => {
    expect(searches(calls)).toHaveLength(2);
  });
});

test('a card shows whether its job is saved and saves it', async () => {
  server.use(
    reply.recentJobs([drain, roof]),
    reply.savedJobs([aSavedJob({ jobId: { ...aSavedJob().jobId, _id: drain._id } })]),
    reply.saveToggled(),
    reply.savedSearches([]),
  );
  const calls = recordCalls();
  const { user } = await renderPage(<JobSearchPage />, { route: '/jobs', user: signedIn.contractor() });
  const card = within(await screen.findByRole('article', { name: 'Roof of a Barn' }));
  expect(await screen.findByRole('button', { name: 'Unsave Job' })).toBeVisible();

  await user.click(card.getByRole('button', { name: 'Save Job' }));

  expect(await within(screen.getByRole('log')).findByText('Job Saved')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId: roof._id, save: true });
});

test('a card claims nothing about its job before it is known whether it is saved', async () => {
  const gate = aGate();
  server.use(
    reply.recentJobs([drain]),
    http.get(api('/saved-jobs'), async () => {
      await gate.opened;
      return HttpResponse.json({
        success: true,
        data: [aSavedJob({ jobId: { ...aSavedJob().jobId, _id: drain._id } })],
      });
    }),
    reply.savedSearches([]),
  );
  await renderPage(<JobSearchPage />, { route: '/jobs', user: signedIn.contractor() });
  await screen.findByRole('article', { name: 'Replace the Kitchen Drain' });
  expect(screen.queryByRole('button', { name: /Save Job/ })).not.toBeInTheDocument();
  gate.open();
  expect(await screen.findByRole('button', { name: 'Unsave Job' })).toBeVisible();
});

test('French readers get French labels', async () => {
  server.use(reply.searchJobs([drain]));
  await renderPage(<JobSearchPage />, { route: '/jobs?category=residential', language: 'fr' });

  expect(await screen.findByText('1 chantier trouvé')).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Retirer le filtre Catégorie\u00a0: Résidentiel' }),
  ).toBeVisible();
});

test('Back from a job returns to the same view, with the focus on the card that was opened', async () => {
  server.use(reply.searchJobs(many));
  const { user, location, navigate } = await renderPage(<JobSearchPage />, {
    route: '/jobs?q=job&page=2',
    path: '/jobs',
  });
  const card = within(await screen.findByRole('article', { name: 'Job 13' }));

  await user.click(card.getByRole('link', { name: 'View Details' }));
  expect(location().pathname).toBe(`/jobs/${anId(212)}`);
  await navigate(-1);

  await waitFor(() => {
    expect(screen.getByRole('link', { name: 'Job 13' })).toHaveFocus();
  });
  expect(location().search).toBe('?q=job&page=2');
});

test('an address that changes otherwise, as from the search in the header, replaces what was typed', async () => {
  server.use(reply.searchJobs(many));
  const { navigate } = await renderPage(<JobSearchPage />, { route: '/jobs?q=drain' });

  await navigate('/jobs?q=roof');

  await waitFor(() => {
    expect(screen.getByRole('searchbox', { name: 'Keywords' })).toHaveValue('roof');
  });
});

test('a salary range that can hold nothing is marked', async () => {
  server.use(reply.searchJobs([]));
  await renderPage(<JobSearchPage />, { route: '/jobs?minSalary=900&maxSalary=100' });

  expect(await screen.findByText('Must not be below the minimum')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Max. salary ($)' })).toBeInvalid();
});

test('an amount of the filters is read as it was written, and one that is unclear searches for nothing', async () => {
  server.use(reply.searchJobs([]), reply.recentJobs([]));
  const { user, location } = await renderPage(<JobSearchPage />, { route: '/jobs?maxSalary=1200.5' });
  const max = screen.getByRole('textbox', { name: 'Max. salary ($)' });
  expect(max).toHaveValue('1200.50');
  await user.clear(max);
  await user.type(max, '1 234,5');
  await waitFor(() => expect(location().search).toBe('?maxSalary=1234.5'));
  expect(max).toHaveAccessibleDescription('$1,234.50');
  await user.clear(max);
  await user.type(max, '1.234');
  await waitFor(() => expect(location().search).toBe(''));
  expect(max).toHaveValue('1.234');
  expect(max).toHaveAccessibleDescription(/read in two ways/);
});

test('a search with more matches than were counted says so', async () => {
  const page = { success: true, data: [roof], jobs: [roof], count: 2000, page: 1, limit: 10 };
  server.use(http.get(api('/jobs/search'), () => HttpResponse.json({ ...page, countIsMinimum: true })));
  await renderPage(<JobSearchPage />, { route: '/jobs?q=roof' });
  expect(await screen.findByText('More than 2,000 jobs found')).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.recentJobs([roof]));
  expect(
    await leaving(<JobSearchPage />, { route: '/jobs' }, () =>
      screen.findByRole('article', { name: 'Roof of a Barn' }),
    ),
  ).toEqual([]);
});
