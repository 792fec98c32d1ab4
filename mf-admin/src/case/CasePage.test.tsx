import {
  aCase,
  aDisputeCase,
  aNationalIdCase,
  anAuditEntry,
} from '@plumbline/testing/builders/administration';
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
  const { user } = await show(row);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show the national ID' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'To compare the name');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('img', { name: 'National ID of Ada Okafor' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a licence is shown after a reason, named as what it is', async () => {
  const licence = { number: 'P-1042', expiresOn: '2027-03-31' };
  const row = aNationalIdCase({
    kind: 'licence',
    proof: { sentAt: AT, mimeType: 'image/png', licence, insurance: null },
  });
  const expiresAt = new Date(Date.now() + 300_000).toISOString();
  server.use(reply.case(row), reply.caseLook({ url: '/api/v1/files/1?sig=x', expiresAt, messages: [] }));
  const { user } = await show(row);
  expect(await screen.findByText('P-1042')).toBeVisible();
  expect(screen.getByText('31-Mar-2027')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show the trade license' }));
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'To look in the register');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('img', { name: 'Trade license of Ada Okafor' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
});

test('an insurance is shown with what its owner says of it, to compare', async () => {
  const insurance = { insurer: 'Larkfield Mutual', cover: 1_000_000, endsOn: '2027-03-31' };
  const proof = { sentAt: AT, mimeType: 'image/png', licence: null, insurance };
  server.use(reply.case(aNationalIdCase({ kind: 'insurance', proof })));
  await show(aNationalIdCase({ kind: 'insurance', proof }));
  expect(await screen.findByText('Larkfield Mutual')).toBeVisible();
  expect(screen.getByText('$1,000,000')).toBeVisible();
  expect(screen.getByText('31-Mar-2027')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the insurance certificate' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
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

test.each([
  ['questionReport', 'The question'],
  ['answerReport', 'The answer'],
] as const)(
  'of a %s the words are shown, and that contact details made it a case [QST-12]',
  async (kind, title) => {
    const row = aCase({ kind, messageText: 'Call me on WhatsApp', reports: [], reportCount: 0, reasons: [] });
    server.use(reply.case(row));
    await show(row);
    const panel = within(await screen.findByRole('region', { name: title }));
    expect(panel.getByText('Call me on WhatsApp')).toBeVisible();
    expect(panel.getByText(/what looks like contact details/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show the messages around it' })).not.toBeInTheDocument();
  },
);

test('a closed case offers nothing', async () => {
  const row = aCase({ status: 'resolved', outcome: 'warn', allowedActions: [] });
  server.use(reply.case(row));
  await show(row);
  expect(await screen.findByText('Warned')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
});

test('a request to support is answered, and the answer is shown', async () => {
  const ticket = {
    number: 1042,
    fullName: 'Ada',
    email: 'ada@example.org',
    message: 'The map stays grey.',
    answer: null,
  };
  const row = aCase({
    ...{ kind: 'supportTicket', title: 'Ada', person: null, reasons: [], reportCount: 0, reports: [] },
    ...{ job: null, standing: null, ticket, allowedActions: ['dismiss', 'answer'] },
  });
  const answered = aCase({ ...row, status: 'resolved', outcome: 'answer', allowedActions: [] });
  server.use(reply.case(row), reply.caseDecided(answered));
  const { user } = await show(row);
  expect(await screen.findByText('The map stays grey.')).toBeVisible();
  expect(screen.getByText('ada@example.org')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Answer' });
  expect(dialog).toHaveTextContent('mailed to the person');
  await user.type(within(dialog).getByRole('textbox', { name: 'Your answer' }), 'Reload it.');
  server.use(reply.case({ ...answered, ticket: { ...ticket, answer: 'Reload it.' } }));
  await user.click(within(dialog).getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('Reload it.')).toBeVisible();
});

test('a sign of fraud says why it is flagged, and who is in it', async () => {
  const people = [{ _id: 'p2', fullName: 'Ada Okafor', profile: null }];
  const row = aCase({
    ...{ kind: 'equalLetters', job: null, reasons: [], reportCount: 0, reports: [] },
    flag: { text: 'I fix everything.', count: 6, people },
  });
  server.use(reply.case(row));
  await show(row);
  expect(await screen.findByText('The same letter went to many jobs within a day.')).toBeVisible();
  expect(screen.getByText('Sent to 6 jobs')).toBeVisible();
  expect(screen.getByText('I fix everything.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', '/admin/users/p2');
});

test.each([
  ['en', 'Ready for a decision', 'Decide'],
  ['fr', 'Prêt à être tranché', 'Trancher'],
] as const)('a dispute shows both sides and leads to its decision (%s)', async (language, state, decide) => {
  const row = aDisputeCase({ dispute: { answer: 'It was raining.', isHeard: true } });
  server.use(reply.case(row));
  await show(row, language);
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText('It drips.')).toBeVisible();
  expect(screen.getByText('It was raining.')).toBeVisible();
  expect(screen.getByRole('link', { name: decide })).toHaveAttribute(
    'href',
    `/contracts/${row.dispute?.contractId}?action=resolveDispute`,
  );
  expect(screen.getByRole('link', { name: 'Ada Okafor' })).toBeVisible();
});

test('a dispute whose other side was not heard yet leads to the contract only', async () => {
  const row = aDisputeCase();
  server.use(reply.case(row));
  await show(row);
  expect(await screen.findByText(/^An answer can come until/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Decide' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the contract' })).toHaveAttribute(
    'href',
    `/contracts/${row.dispute?.contractId}`,
  );
});

test('an appeal is decided as such', async () => {
  const row = aDisputeCase({ dispute: { status: 'appealed', amount: 400 } });
  server.use(reply.case(row));
  await show(row);
  expect(await screen.findByRole('link', { name: 'Decide' })).toHaveAttribute(
    'href',
    `/contracts/${row.dispute?.contractId}?action=resolveAppeal`,
  );
  expect(screen.getByText('$400')).toBeVisible();
});
