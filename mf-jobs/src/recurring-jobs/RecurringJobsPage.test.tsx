import { localDay } from '@plumbline/shared-schema/calendar';
import type { RecurringJob } from '@plumbline/shared-schema/recurring-jobs';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aRecurringJob } from '@plumbline/testing/builders/recurring-jobs';
import { renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { RecurringJobsPage } from './RecurringJobsPage';

const id = aRecurringJob()._id;

function open(rows: RecurringJob[], options: RenderPageOptions = {}) {
  server.use(reply.recurringJobs(rows));
  return renderPage(<RecurringJobsPage />, {
    route: '/recurring-jobs',
    path: '/recurring-jobs',
    user: signedIn.client(),
    ...options,
  });
}

test('the list says how often, when next and until when, and leads to the newest copy', async () => {
  await open([
    aRecurringJob({ left: 2, latest: { jobId: anId(12), day: '2026-02-05' } }),
    aRecurringJob({ _id: anId(92), rhythm: 'yearly', nextDay: null, lastDay: '2026-03-01' }),
  ]);
  expect(await screen.findByText('Next on 05-Jan-2100')).toBeVisible();
  expect(screen.getByText('Monthly')).toBeVisible();
  expect(screen.getByText('2 more times')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Posted last on 05-Feb-2026' })).toHaveAttribute(
    'href',
    `/jobs/${anId(12)}`,
  );
  expect(screen.getByText('Until 01-Mar-2026')).toBeVisible();
  expect(screen.getByText('Over')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Skip once' })).toHaveLength(1);
  await expect(document.body).toHaveNoViolations();
});

test('without any it says how to begin', async () => {
  await open([]);
  expect(await screen.findByText('No job recurs yet')).toBeVisible();
});

test('an own job is given a rhythm, with an end [RPT-01]', async () => {
  server.use(reply.job(aJobWithDetails()), reply.jobRepeated(aRecurringJob()));
  const calls = recordCalls();
  const { user } = await open([], { route: `/recurring-jobs?job=${anId(10)}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Repeat “Replace the Kitchen Drain”' }));
  expect(dialog.getByLabelText('Next on')).toHaveValue(localDay(1));
  await user.selectOptions(dialog.getByLabelText('How often'), 'Every two weeks');
  await user.selectOptions(dialog.getByLabelText('End'), 'After a number of times');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const times = await dialog.findByLabelText('How many times');
  expect(times).toHaveAccessibleDescription('This field is required');
  await user.type(times, '6');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/jobs/${anId(10)}/recurrence`,
    body: { rhythm: 'fortnightly', firstDay: localDay(1), ends: 'times', times: 6 },
  });
});

test('of a job that recurs the same address changes its rhythm [RPT-07]', async () => {
  server.use(reply.recurringJobChanged(aRecurringJob()));
  const calls = recordCalls();
  const { user } = await open([aRecurringJob({ lastDay: '2100-06-01' })], {
    route: `/recurring-jobs?job=${anId(10)}`,
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Next on')).toHaveValue('2100-01-05');
  expect(dialog.getByLabelText('Last day')).toHaveValue('2100-06-01');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: `/recurring-jobs/${id}` });
});

test.each(['en', 'fr'] as const)(
  'the link of the notice asks before one time is skipped (%s) [RPT-07]',
  async (language) => {
    server.use(reply.recurringJobSkipped(aRecurringJob({ nextDay: '2100-02-05' })));
    const calls = recordCalls();
    const { user } = await open([aRecurringJob()], { route: `/recurring-jobs?skip=${id}`, language });
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(
      dialog.getByRole('button', { name: language === 'en' ? 'Skip once' : 'Sauter une fois' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/recurring-jobs/${id}/skip`,
      body: { day: '2100-01-05' },
    });
  },
);

test('one that another page has skipped counts as skipped', async () => {
  server.use(reply.error('PUT /recurring-jobs/:id/skip', 'RECURRENCE_MOVED'));
  const { user } = await open([aRecurringJob()], { route: `/recurring-jobs?skip=${id}` });
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Skip once' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('it is stopped after a question, and a failure is told [RPT-07]', async () => {
  server.use(reply.error('DELETE /recurring-jobs/:id', 'INTERNAL', { message: 'Not now.' }));
  const { user } = await open([aRecurringJob()]);
  await user.click(
    await screen.findByRole('button', { name: 'More options for “Replace the Kitchen Drain”' }),
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByText('Not now.')).toBeVisible();
  server.use(reply.recurringJobStopped(), reply.recurringJobs([]));
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('No job recurs yet')).toBeVisible();
});

test('a viewer of the team sees them and changes nothing [RPT-09]', async () => {
  await open([aRecurringJob()], { user: actingAs('viewer'), route: `/recurring-jobs?skip=${id}` });
  expect(await screen.findByText('Next on 05-Jan-2100')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Skip|More options/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
