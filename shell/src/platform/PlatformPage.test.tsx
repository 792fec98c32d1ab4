import { platformDocumentSchema } from '@plumbline/shared-schema/platform-document';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { platformFiguresSchema } from '@plumbline/shared-schema/telemetry';
import type { PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { HttpResponse, api, http, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { renderSite } from '../fake-site/testing/render-site';

const jobs = aRemote('mf-jobs', {}, { version: '1.2.0', owner: 'Jobs team' });
const auth = aRemote('mf-auth', {}, { version: '2.0.0', source: 'canary', owner: 'Accounts team' });

const release = (name: string, version: string) => ({
  name,
  version,
  owner: 'Jobs team',
  source: 'live' as const,
  commit: 'abcdef0123456789',
  builtAt: '2026-03-04T05:06:00.000Z',
  contentHash: '0123456789abcdef',
  live: { version, contentHash: '0123456789abcdef' },
  canary: null,
});

const PLATFORM: PlatformDocument = platformDocumentSchema.parse({
  sequence: 7,
  updatedAt: '2026-03-04T05:06:00.000Z',
  set: 'fedcba9876543210',
  shell: release('shell', '1.0.0'),
  remotes: [
    {
      ...release('mf-jobs', '1.3.0'),
      isDirty: true,
      budgets: { page: 100 },
      origin: {
        state: 'attested',
        at: '2026-03-04T05:06:00.000Z',
        who: 'ada',
        team: 'jobs',
        by: 'ci',
        run: {
          issuer: 'https://ci.example',
          repository: 'plumbline/jobs',
          ref: 'refs/heads/main',
          commit: 'abcdef0123456789',
          workflow: null,
          id: '7',
          actor: null,
        },
        proven: ['publisher', 'owner'],
      },
    },
    {
      ...release('mf-auth', '2.0.0'),
      source: 'canary',
      live: { version: '1.9.0', contentHash: '1111111111111111' },
      canary: {
        version: '2.0.0',
        contentHash: '0123456789abcdef',
        percent: 10,
        startedAt: '2026-03-04T05:06:00.000Z',
      },
    },
  ],
  disabled: [
    { ...release('mf-marketing', '0.9.0'), origin: { state: 'unsound', problem: 'it was changed' } },
  ],
  link: null,
  notRendered: [
    {
      path: '/jobs/:jobId',
      reason: 'it took longer than 1000 ms',
      remote: 'mf-jobs',
      version: '1.2.0',
      at: '2026-03-04T11:40:00.000Z',
    },
  ],
});

const now = Date.parse('2026-03-04T12:00:00.000Z');
const counts = { views: 40, failedViews: 4, errors: 6 };
const FIGURES: PlatformFigures = platformFiguresSchema.parse({
  from: new Date(now - 24 * 3_600_000).toISOString(),
  to: new Date(now).toISOString(),
  step: 60,
  lastHour: [
    { remote: 'mf-auth', version: '2.0.0', source: 'canary', ...counts },
    { remote: 'shell', version: '1.0.0', source: 'live', views: 500, failedViews: 0, errors: 0 },
  ],
  vitals: [
    { remote: 'mf-auth', version: '1.9.0', source: 'live', name: 'LCP', count: 40, p75: 1100 },
    { remote: 'mf-auth', version: '2.0.0', source: 'canary', name: 'LCP', count: 4, p75: 1234 },
    { remote: 'mf-auth', version: '2.0.0', source: 'canary', name: 'LONG_FRAME', count: 4, p75: 180 },
  ],
  series: [
    {
      at: '2026-03-04T11:00:00.000Z',
      remote: 'mf-auth',
      ...counts,
      vitals: [{ name: 'LCP', count: 4, p75: 1234 }],
    },
    { at: '2026-03-04T11:00:00.000Z', remote: 'shell', views: 500, failedViews: 0, errors: 0, vitals: [] },
  ],
  samples: [
    {
      at: '2026-03-04T11:30:00.000Z',
      remote: 'mf-auth',
      version: '2.0.0',
      source: 'canary',
      phase: 'render',
      owner: 'Accounts team',
      traceId: '1a2b3c4d',
      message: 'render: boom',
      path: '/signin',
    },
  ],
});

function serve(figures: PlatformFigures = FIGURES): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/platform.json', () => HttpResponse.json(PLATFORM)),
    http.get(api('/platform/figures'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, data: figures });
    }),
  );
  return asked;
}

type Opening = Parameters<typeof renderSite>[0];
const open = (options: Opening = {}) =>
  renderSite({
    route: '/platform',
    remotes: [jobs, auth],
    settings: { profile: 'demo' },
    boot: { set: 'fedcba9876543210' },
    ...options,
  });

const rowOf = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'What runs' });
  return within(table).getByRole('row', { name: new RegExp(`^${name} `) });
};

test('the inspector shows every package as the registry has it', async () => {
  serve();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
  expect(await screen.findByText(/Registry document 7 of .*release set fedcba9876543210/)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'What runs' });
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ firstChild }) => firstChild?.textContent);
  expect(names).toEqual(['shell', 'mf-jobs', 'mf-auth', 'mf-marketing']);
  expect(await rowOf('mf-auth')).toHaveTextContent(
    /2\.0\.0.*live: 1\.9\.0.*Canary.*2\.0\.0.*10% of visitors/,
  );
  expect(await rowOf('mf-auth')).toHaveTextContent('abcdef0123');
  expect(await rowOf('mf-marketing')).toHaveTextContent('Switched off');
});

test('a page that was left to the browser is named with the release that is to blame', async () => {
  serve();
  await open();
  const table = await screen.findByRole('table', { name: 'Pages left to the browser' });
  expect(within(table).getByRole('row', { name: /^\/jobs/ })).toHaveTextContent(
    /mf-jobs 1\.2\.0.*it took longer than 1000 ms/,
  );
});

test('a tab that runs an older version than the registry has says so', async () => {
  serve();
  await open();
  expect(await rowOf('mf-jobs')).toHaveTextContent(/1\.3\.0.*in this tab: 1\.2\.0/);
  expect(await rowOf('mf-auth')).not.toHaveTextContent('in this tab');
});

test('a build of uncommitted work is marked beside its commit [PLT-26]', async () => {
  serve();
  await open();
  expect(await rowOf('mf-jobs')).toHaveTextContent('abcdef0123with uncommitted changes');
  expect(await rowOf('mf-auth')).not.toHaveTextContent('uncommitted');
});

test('a remote that may weigh more than the others says so [PLT-292]', async () => {
  serve();
  await open();
  expect(await rowOf('mf-jobs')).toHaveTextContent('may weigh: page 100 KB');
  expect(await rowOf('mf-auth')).not.toHaveTextContent('may weigh');
});

test('who published a release is told with what proves it, and what is only declared says so [PLT-287]', async () => {
  serve();
  await open();
  const row = within(await rowOf('mf-jobs'));
  expect(row.getByText('ada of jobs')).toBeVisible();
  expect(row.getByText('proven by a run of the CI')).toBeVisible();
  expect(row.getByText('plumbline/jobs, refs/heads/main')).toBeVisible();
  expect(row.getAllByText('declared, not proven')).toHaveLength(1);
  expect(await rowOf('mf-marketing')).toHaveTextContent('the attestation cannot be believed');
  // Who may not inspect the platform is told nothing of it.
  expect(await rowOf('mf-auth')).not.toHaveTextContent(/declared|attest/);
});

test('vitals are told by release, so that a canary stands beside what is live', async () => {
  serve();
  await open();
  const table = await screen.findByRole('table', { name: 'Web vitals by release' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'mf-auth 1.9.0Live1,100 ms–––',
    'mf-auth 2.0.0Canary1,234 ms––180 ms',
  ]);
});

test('health is told by the views of the last hour', async () => {
  serve();
  await open();
  await screen.findByRole('heading', { name: 'Errors and web vitals' });
  expect(await rowOf('mf-auth')).toHaveTextContent(/Failing.*errors in 4 of 40 views/);
  expect(await rowOf('shell')).toHaveTextContent(/Healthy.*errors in 0 of 500 views/);
  expect(await rowOf('mf-jobs')).toHaveTextContent('No views');
});

test('errors and vitals are charted over time, of one remote when it is chosen, with a table beside them', async () => {
  serve();
  const { user } = await open();
  expect(await screen.findByRole('img', { name: /^Errors over time, at most 6\./ })).toBeVisible();
  expect(screen.getByRole('img', { name: /\(LCP\) over time, at most 1,234 ms/ })).toBeVisible();
  expect(screen.getByRole('img', { name: /\(CLS\) over time: nothing yet/ })).toBeVisible();
  const table = screen.getByRole('table', { name: 'The figures' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/6540.*1,234 ms/);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Package' }), 'shell');
  expect(await screen.findByRole('img', { name: /^Errors over time: nothing yet/ })).toBeVisible();
  // Not `remote`, by which the edge is asked for another version.
  expect(location.search).toBe('?package=shell');
});

test('the last errors are listed with phase, page and the reference that was shown', async () => {
  serve();
  await open();
  const table = await screen.findByRole('table', { name: 'Last errors' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /mf-auth 2\.0\.0.*Display.*render: boom.*\/signin.*1a2b3c4d/,
  );
});

test('another range is asked for and kept in the address', async () => {
  const asked = serve();
  const { user } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Range' }), '168');
  expect(location.search).toBe('?hours=168');
  await screen.findByRole('heading', { name: 'Errors and web vitals' });
  expect(asked).toEqual(['?hours=24', '?hours=168']);
});

test.each([
  ['a visitor is asked to sign in', undefined, () => location.pathname === '/signin'],
  [
    'a client is told whose page it is',
    signedIn.client(),
    () => document.title.includes('Only administrators'),
  ],
  [
    'an admin sees it',
    { ...signedIn.client(), userType: 'admin' as const },
    () => document.title.includes('Platform'),
  ],
])('in production %s [PLT-110]', async (_what, user, holds) => {
  serve();
  server.use(http.get(api('/users/me'), () => HttpResponse.json({ success: true, data: user })));
  const signIn = aRemote('mf-auth', {
    pages: [{ path: '/signin', expose: './sign-in', access: 'public', title: 'auth:signIn' }],
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open({ user: user ?? null, remotes: [signIn], settings: { profile: 'production' } });
  await screen.findByRole('heading', { level: 1 });
  expect(holds()).toBe(true);
});

test('figures that do not come leave the rest of the inspector as it is', async () => {
  serve();
  server.use(http.get(api('/platform/figures'), () => HttpResponse.json({}, { status: 500 })));
  await open();
  expect(await rowOf('mf-auth')).toHaveTextContent('2.0.0');
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
});

test('the inspector speaks French and has no accessibility faults', async () => {
  serve();
  await open({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Plateforme' })).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Dernières erreurs' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
