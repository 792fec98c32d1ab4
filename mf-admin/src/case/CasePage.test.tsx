import { aCase, aNationalIdCase, anAuditEntry } from '@plumbline/testing/builders/administration';
import { AT } from '@plumbline/testing/builders/instants';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { CaseDetails } from '@plumbline/shared-schema/cases';
import { CasePage } from './CasePage';

const show = (row: CaseDetails, language: 'en' | 'fr' = 'en') =>
  renderPage(<CasePage />, {
    route: `/admin/cases/${row._id}`,
    path: '/admin/cases/:caseId',
    language,
    user: signedIn.admin(),
  });

test.each(['en', 'fr'] as const)('the evidence of a reported job is there (%s)', async (language) => {
  const row = aCase({ history: [anAuditEntry()] });
  server.use(reply.case(row));
  const { container } = await show(row, language);
  expect(await screen.findByRole('heading', { level: 1, name: 'Roof of a barn' })).toBeVisible();
  expect(screen.getByText('Wants money first.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nora Lindqvist' })).toBeVisible();
  expect(screen.getByText('Asks for money first.')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('a decision asks for a note, says what follows and is sent', async () => {
  const row = aCase();
  server.use(reply.case(row), reply.caseDecided(aCase({ status: 'resolved', outcome: 'suspend' })));
  const { user } = await show(row);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend' });
  expect(dialog).toHaveTextContent('signed out everywhere');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await within(dialog).findByText('This field is required')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fake jobs.');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Decision recorded')).toBeVisible();
});

test('a case that somebody else has decided says so', async () => {
  const row = aCase();
  server.use(
    reply.case(row),
    reply.error('POST /admin/cases/:id/decision', 'CASE_CLOSED', { message: 'Somebody was faster.' }),
  );
  const { user } = await show(row);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Fine.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody was faster.');
});

test('a national ID is shown after a reason, and hidden again', async () => {
  const row = aNationalIdCase();
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  server.use(reply.case(row), reply.caseLook({ url: '/api/v1/files/1?sig=x', expiresAt, messages: [] }));
  const { user, container } = await show(row);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show the national ID' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'To compare the name');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('img', { name: 'National ID of Ada Okafor' })).toBeVisible();
  await expect(container).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('the messages around a reported one are shown after a reason', async () => {
  const person = { _id: 'p', fullName: 'Nora Lindqvist', profile: null };
  const row = aCase({
    kind: 'messageReport',
    job: null,
    messageText: 'Pay me first',
    title: 'Nora Lindqvist',
  });
  const message = { _id: 'm', sender: person, text: 'Before it', createdAt: AT, isReported: false };
  server.use(reply.case(row), reply.caseLook({ url: null, expiresAt: null, messages: [message] }));
  const { user } = await show(row);
  expect(await screen.findByText('Pay me first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the messages around it' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Context');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('Before it')).toBeVisible();
});

test('a closed case offers nothing', async () => {
  const row = aCase({ status: 'resolved', outcome: 'warn', allowedActions: [] });
  server.use(reply.case(row));
  await show(row);
  expect(await screen.findByText('Warned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});
