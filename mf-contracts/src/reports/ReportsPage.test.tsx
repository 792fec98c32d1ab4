import type { Report } from '@plumbline/shared-schema/reports';
import type { User } from '@plumbline/shared-schema/users';
import { aReport } from '@plumbline/testing/builders/reports';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ReportsPage } from './ReportsPage';

const RANGE = '/reports?from=2026-01&to=2026-03';

type Options = { report?: Report; route?: string; user?: User; language?: 'en' | 'fr' };

function open({
  report = aReport(),
  route = RANGE,
  user = signedIn.client(),
  language = 'en',
}: Options = {}) {
  server.use(reply.report(report));
  return renderPage(<ReportsPage />, { route, path: '/reports', user, language });
}

test('each measure has its total, a picture said in words, and a column of the table, money first', async () => {
  await open();
  const card = within(await screen.findByRole('article', { name: 'Agreed amounts' }));
  expect(
    card.getByRole('img', { name: 'Agreed amounts by month: $950 in all, most in March 2026 ($950)' }),
  ).toBeVisible();
  const table = within(screen.getByRole('table'));
  const march = within(table.getByRole('row', { name: /^March 2026/ }));
  expect(march.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$0',
    '$950',
    '2',
    '5',
    '2',
    '1',
    '1',
    '0',
  ]);
  expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the totals come first, and what did not happen is named instead of drawn', async () => {
  await open();
  const chart = await screen.findByRole('article', { name: 'Jobs posted' });
  const totals = screen.getByText('Jobs posted', { selector: 'dt' });
  expect(totals.nextElementSibling).toHaveTextContent('2');
  expect(totals.compareDocumentPosition(chart)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('article', { name: 'Contracts completed' })).not.toBeInTheDocument();
  expect(screen.getByText('No chart where nothing happened: Paid, Contracts completed.')).toBeVisible();
});

test('charts and table begin with the first month in which something happened', async () => {
  const quiet = Object.fromEntries(aReport().measures.map((measure) => [measure, 0]));
  const before = ['2025-10', '2025-11', '2025-12'].map((month) => ({ ...quiet, month }));
  await open({ report: aReport({ months: [...before, ...aReport().months] as Report['months'] }) });
  const chart = within(await screen.findByRole('article', { name: 'Agreed amounts' })).getByRole('img');
  expect(chart.querySelectorAll('title')).toHaveLength(3);
  expect(screen.getAllByRole('row')).toHaveLength(5);
  expect(screen.getByText('No activity before January 2026: charts and table begin there.')).toBeVisible();
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveAccessibleName('Agreed amounts');
});

test('it is said what counts as agreed and as paid, and that the wallet counts less', async () => {
  await open();
  expect(await screen.findByText(/with those canceled later\.$/)).toBeVisible();
  expect(await screen.findByText(/^“Paid” counts every contract marked as paid/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your wallet' })).toHaveAttribute('href', '/wallet');
});

test('a contractor reads of offers received and money earned', async () => {
  const measures = ['applications', 'offers', 'paid'] as const;
  await open({ user: signedIn.contractor(), report: aReport({ measures: [...measures] }) });
  expect(await screen.findByRole('article', { name: 'Offers received' })).toBeVisible();
  expect(screen.getByText('Earned', { selector: 'dt' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Jobs posted' })).not.toBeInTheDocument();
});

test('the period is in the address and is asked of the server', async () => {
  const page = open();
  const calls = recordCalls();
  const { user, location } = await page;
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('From'), '2026-02');
  expect(location().search).toBe('?from=2026-02&to=2026-03');
  await screen.findByRole('table');
  expect(calls.map(({ query }) => query)).toContainEqual({ from: '2026-02', to: '2026-03' });
});

test('a period that cannot be shown leads back to the last twelve months', async () => {
  server.use(reply.error('GET /analytics/me', 'VALIDATION_FAILED'));
  const { user, location } = await renderPage(<ReportsPage />, {
    route: '/reports?from=nonsense',
    path: '/reports',
    user: signedIn.client(),
  });
  expect(await screen.findByText('This period cannot be shown. Choose another one.')).toBeVisible();
  server.use(reply.report(aReport()));
  await user.click(screen.getByRole('button', { name: 'Last 12 months' }));
  expect(location().search).toBe('');
  expect(await screen.findByRole('table')).toBeVisible();
});

test('a period without figures says so', async () => {
  const { months, totals } = aReport();
  const quiet = { ...totals, jobs: 0, applications: 0, offers: 0, accepted: 0, contracts: 0, agreed: 0 };
  await open({ report: aReport({ totals: quiet, months: months.map((row) => ({ ...row, ...quiet })) }) });
  expect(await screen.findByText('Nothing happened in this period yet.')).toBeVisible();
});

test('a report that fails can be retried', async () => {
  server.use(reply.noAnswer('GET /analytics/me'));
  const { user } = await renderPage(<ReportsPage />, {
    route: RANGE,
    path: '/reports',
    user: signedIn.client(),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The report could not be loaded');
  server.use(reply.report(aReport()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeVisible();
});

test('the file has a row for each month of the period [REP-24]', async () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return 'blob:report';
    },
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = await open({ report: aReport({ measures: ['jobs', 'agreed'] }) });
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(names).toEqual(['plumbline-report-2026-01-2026-03.csv']);
  const text = await files[0]?.text();
  expect(String(text).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Month,Jobs posted,Agreed amounts',
    '2026-01,0,0',
    '2026-02,0,0',
    '2026-03,2,950',
    'Total,2,950',
  ]);
  jest.restoreAllMocks();
});

test('the page speaks French', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByRole('article', { name: 'Offres envoyées' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Mois' })).toBeVisible();
});
