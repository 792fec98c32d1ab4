import { CONTRACT_MACHINE, isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract, ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { aDispute } from '@plumbline/testing/builders/disputes';
import { anId } from '@plumbline/testing/builders/ids';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { useAddressDialog } from '@plumbline/shared-ui/address';
import { Link } from '@plumbline/shared-ui/text';
import { Page } from '@plumbline/shared-ui/Page';
import { OpenedContract } from './OpenedContract';

const id = anId(50);
const opened = `/contracts?contract=${id}`;

function AnyList() {
  const { link } = useAddressDialog('contract');
  return (
    <Page title="Contracts">
      <Link {...link(id)}>Open it</Link>
      <OpenedContract />
    </Page>
  );
}

function open(contract: Partial<Contract> = {}, options: RenderPageOptions = {}) {
  server.use(
    reply.contract(aContract(contract)),
    reply.contractEvents(id, [aContractEvent()]),
    reply.submissions(id, []),
  );
  return renderPage(<AnyList />, { route: opened, user: signedIn.contractor(), ...options });
}

const dialog = async () => within(await screen.findByRole('dialog', { name: /Replace the Kitchen Drain/ }));
const actionsIn = (part: ReturnType<typeof within>) => within(part.getByRole('group', { name: 'Actions' }));
const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  });

afterEach(() => {
  jest.useRealTimers();
});

test('the details hold value, badges, dates, people, terms and history [CON-22]', async () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 22, 12), doNotFake: ['setTimeout', 'queueMicrotask'] });
  await open();

  const details = await dialog();
  expect(await details.findByText('Contract created')).toBeVisible();
  expect(details.getAllByText('Active')[0]).toBeVisible();
  expect(details.getByText('Payment: Pending')).toBeVisible();
  expect(details.getAllByText(/\$950/)[0]).toBeVisible();
  expect(details.getByText('10 days')).toBeVisible();
  expect(details.getAllByText('01-Apr-2026')[0]).toBeVisible();
  expect(details.getAllByText('Promised delivery')[0]).toBeVisible();
  expect(details.getAllByText('09-Mar-2026')[0]).toBeVisible();
  expect(details.getAllByText(/The professional agrees to complete/)[0]).toBeVisible();
  const people = within(details.getByRole('region', { name: 'People' }));
  expect(people.getByText('Nora Lindqvist')).toBeVisible();
  expect(people.getByText('Marcus Bell')).toBeVisible();
  await act(() => expect(document.body).toHaveNoViolations());
});

test('what is missing has a text in its place', async () => {
  const nobody = { _id: anId(9), fullName: '', profile: null, email: '' };
  await open({ job: { ...aContract().job, title: '' }, client: nobody, professional: nobody, terms: '' });

  const details = within(await screen.findByRole('dialog', { name: /Untitled Contract/ }));
  const people = within(details.getByRole('region', { name: 'People' }));
  expect(people.getByText('Unknown Client')).toBeVisible();
  expect(people.getByText('Unknown Professional')).toBeVisible();
  expect(people.getAllByText('No email provided')).toHaveLength(2);
  const terms = within(details.getByRole('region', { name: 'Terms' }));
  expect(terms.getByText('No specific terms were defined for this contract.')).toBeVisible();
});

test('the remaining days are told anew from each midnight on, to the end', async () => {
  jest.useFakeTimers({ now: new Date(2026, 2, 30, 23, 59), doNotFake: ['setTimeout', 'queueMicrotask'] });
  await open();
  const details = await dialog();
  expect(await details.findByText('2 days')).toBeVisible();

  const aDayPasses = () => act(() => jest.advanceTimersByTime(86_400_000));
  act(() => jest.advanceTimersByTime(120_000));
  expect(details.getByText('1 day')).toBeVisible();
  aDayPasses();
  expect(details.getByText('Last day')).toBeVisible();
  aDayPasses();
  expect(details.getByText('Contract ended')).toBeVisible();
});

const LABELS: Record<ContractAction, string | null> = {
  create: null,
  proposeAmendment: 'Propose a change',
  acceptAmendment: null,
  declineAmendment: null,
  withdrawAmendment: null,
  confirmTerms: null,
  resolveDispute: 'Resolve dispute',
  resolveAppeal: 'Decide the appeal',
  answerDispute: 'Answer the dispute',
  appeal: 'Appeal',
  settle: null,
  refund: null,
  giveBack: 'Give money back',
  fund: 'Fund',
  funded: null,
  fundingFailed: null,
  chargeBack: null,
  submit: 'Submit Work',
  approve: 'Approve work',
  approveMilestone: 'Approve milestone',
  takeBack: 'Take work back',
  finish: null,
  approvePayment: 'Approve payment',
  review: 'Leave a review',
  activate: 'Activate',
  complete: 'Complete',
  requestChanges: 'Request changes',
  pause: 'Pause',
  query: 'Ask about the terms',
  dispute: 'Open a dispute',
  withdrawDispute: 'Withdraw dispute',
  archive: 'Archive',
  unarchive: 'Restore',
  end: 'End contract',
  cancel: 'Cancel contract',
};

const STATUSES: ContractStatus[] = ['active', 'paused', 'completed', 'ended', 'canceled'];
const cases = (['professional', 'hirer'] as const).flatMap((who) =>
  STATUSES.map((status) => ({ who, status })),
);

test.each(cases)('a $who is offered what the table allows when $status [CON-52, CON-20]', async (row) => {
  const allowed = CONTRACT_MACHINE.filter(
    ({ from, by }) => from === row.status && (by as readonly string[]).includes(row.who),
  ).map(({ action }) => action);
  const user = row.who === 'hirer' ? signedIn.client() : signedIn.contractor();
  await open({ status: row.status, allowedActions: [...new Set(allowed)] }, { user });

  const actions = actionsIn(await dialog());
  const again = row.who === 'hirer' && isFinalContract(row.status) ? ['Hire again'] : [];
  const named = [...new Set(allowed)].map((action) => LABELS[action]).filter((label) => label !== null);
  const offered = [...actions.queryAllByRole('button'), ...actions.queryAllByRole('link')]
    .map((button) => button.textContent)
    .filter((text) => text !== 'Message' && text !== 'Print');
  expect(offered.sort()).toEqual([...named, ...again].sort());
});

test.each<[ContractAction, ContractStatus, string, string]>([
  ['pause', 'active', 'Pause “Replace the Kitchen Drain”?', 'Contract paused successfully'],
  ['activate', 'paused', 'Resume “Replace the Kitchen Drain”?', 'Contract activated successfully'],
  ['complete', 'active', 'Mark “Replace the Kitchen Drain” as completed?', 'Contract marked as completed'],
  ['cancel', 'paused', 'Cancel “Replace the Kitchen Drain”?', 'Contract canceled successfully'],
  ['end', 'active', 'End “Replace the Kitchen Drain”?', 'Contract ended successfully'],
])('%s asks by the name of the job and tells that it is done', async (...row) => {
  const [action, status, title, told] = row;
  const { user } = await open({ status, allowedActions: [action] });
  const call = `PATCH /contracts/${id}/${action}` as const;
  server.use(reply.done(call, ''));
  const calls = recordCalls();
  await user.click(actionsIn(await dialog()).getByRole('button', { name: LABELS[action] ?? '' }));

  const question = await screen.findByRole('alertdialog', { name: title });
  server.use(reply.contract(aContract({ status: 'ended', allowedActions: [] })));
  await user.click(within(question).getByRole('button', { name: LABELS[action] ?? '' }));

  expect((await screen.findAllByText(told))[0]).toBeVisible();
  await gone('alertdialog');
  expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test.each<[ContractAction, string, string]>([
  ['approvePayment', 'approve-payment', 'Payment approved'],
  ['archive', 'archive', 'Contract archived'],
  ['unarchive', 'unarchive', 'Contract restored'],
])('%s is asked about and told too', async (action, path, told) => {
  const { user } = await open(
    { status: 'completed', allowedActions: [action] },
    { route: `${opened}&action=${action}` },
  );
  server.use(reply.done(`PATCH /contracts/${id}/${path}`, ''));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: LABELS[action] ?? '' }));

  expect((await screen.findAllByText(told))[0]).toBeVisible();
  await gone('alertdialog');
});

test('a pause already made by somebody else counts as done', async () => {
  const { user } = await open({ allowedActions: ['pause'] }, { route: `${opened}&action=pause` });
  const question = within(await screen.findByRole('alertdialog'));
  server.use(
    reply.error(`PATCH /contracts/${id}/pause`, 'INVALID_TRANSITION', {
      details: { status: 'paused', allowedActions: ['activate'] },
    }),
    reply.contract(aContract({ status: 'paused', allowedActions: ['activate'] })),
  );
  await user.click(question.getByRole('button', { name: 'Pause' }));

  expect((await screen.findAllByText('Contract paused successfully'))[0]).toBeVisible();
  expect(await actionsIn(await dialog()).findByRole('button', { name: 'Activate' })).toBeVisible();
});

test('a contract that has moved on says so and shows what is allowed now [CON-21]', async () => {
  const { user } = await open({ allowedActions: ['pause'] }, { route: `${opened}&action=pause` });
  const question = within(await screen.findByRole('alertdialog'));
  server.use(
    reply.error(`PATCH /contracts/${id}/pause`, 'INVALID_TRANSITION', {
      message: 'This is not possible in the state the contract is in.',
      details: { status: 'ended', allowedActions: ['archive'] },
    }),
    reply.contract(aContract({ status: 'ended', allowedActions: ['archive'] })),
  );
  await user.click(question.getByRole('button', { name: 'Pause' }));

  expect(
    (await screen.findAllByText('This is not possible in the state the contract is in.'))[0],
  ).toBeVisible();
  await gone('alertdialog');
  const actions = actionsIn(await dialog());
  expect(await actions.findByRole('button', { name: 'Archive' })).toBeVisible();
  expect(actions.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});

test('a failed action stays open with its reason and can be tried again', async () => {
  const { user } = await open({ allowedActions: ['pause'] }, { route: `${opened}&action=pause` });
  const question = within(await screen.findByRole('alertdialog'));
  server.use(reply.noAnswer(`PATCH /contracts/${id}/pause`));
  await user.click(question.getByRole('button', { name: 'Pause' }));
  expect(await question.findByRole('alert')).toHaveTextContent('Failed to perform action');

  server.use(reply.done(`PATCH /contracts/${id}/pause`, 'Contract paused successfully'));
  await user.click(question.getByRole('button', { name: 'Pause' }));
  await gone('alertdialog');
});

test.each<[ContractAction, string, string, ContractStatus, Record<string, string>]>([
  ['query', `PATCH /contracts/${id}/query`, 'Your question', 'active', { message: 'Who buys the pipes?' }],
  [
    'dispute',
    `POST /contracts/${id}/disputes`,
    'What went wrong?',
    'ended',
    { reason: 'Who buys the pipes?' },
  ],
])('%s sends the words, and keeps them when refused', async (...row) => {
  const [action, call, label, status, body] = row;
  const { user } = await open({ status, allowedActions: [action] }, { route: `${opened}&action=${action}` });
  const form = within(await screen.findByRole('dialog', { name: /“Replace the Kitchen Drain”/ }));
  const send = form.getByRole('button', { name: /^(Send question|Open dispute)$/ });
  await user.click(send);
  expect(await form.findByRole('alert')).toHaveFocus();

  server.use(reply.error(call as `POST /${string}`, 'RATE_LIMITED', { message: 'Too many requests.' }));
  await user.click(form.getByRole('textbox', { name: label }));
  await user.paste('Who buys the pipes?');
  await user.click(send);
  expect(await form.findByText('Too many requests.')).toBeVisible();
  expect(form.getByRole('textbox', { name: label })).toHaveValue('Who buys the pipes?');

  server.use(reply.done(call as `POST /${string}`, 'Sent'));
  const calls = recordCalls();
  await user.click(send);
  await waitFor(() => {
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([expect.objectContaining({ body })]);
  });
  expect((await screen.findAllByText('Sent'))[0]).toBeVisible();
});

test('a client reads the work with its files and asks for changes [WRK-11]', async () => {
  const { user } = await open(
    { allowedActions: ['approve', 'requestChanges'], answerDueAt: '2026-03-19T09:00:00.000Z' },
    { user: signedIn.client() },
  );
  server.use(reply.submissions(id, [aSubmission()]));
  const details = await dialog();
  expect(await details.findByRole('link', { name: /^drain.jpg/ })).toHaveAttribute(
    'href',
    '/api/v1/files/drain',
  );
  expect(details.getByText(/it counts as approved on/)).toHaveTextContent('approved on 19-Mar-2026.');

  await user.click(actionsIn(details).getByRole('button', { name: 'Request changes' }));
  const form = within(await screen.findByRole('dialog', { name: /^Request changes to/ }));
  await act(() => expect(document.body).toHaveNoViolations());
  server.use(
    reply.done(`PATCH /contracts/${id}/submissions/${anId(51)}/request-changes`, 'Changes requested.'),
  );
  const calls = recordCalls();
  await user.click(form.getByRole('textbox', { name: 'What should change?' }));
  await user.paste('It drips.');
  await user.click(form.getByRole('button', { name: 'Send request' }));

  expect((await screen.findAllByText('Changes requested.'))[0]).toBeVisible();
  expect(calls).toContainEqual(expect.objectContaining({ method: 'PATCH', body: { note: 'It drips.' } }));
});

test('a client approves the work that waits [WRK-10]', async () => {
  const { user } = await open({ allowedActions: ['approve'] }, { user: signedIn.client() });
  server.use(
    reply.submissions(id, [aSubmission()]),
    reply.done(`PATCH /contracts/${id}/submissions/${anId(51)}/approve`, ''),
  );
  await user.click(actionsIn(await dialog()).getByRole('button', { name: 'Approve work' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Approve work' }));
  expect((await screen.findAllByText('Work approved. The contract is completed.'))[0]).toBeVisible();
});

test('a dispute and questioned terms stand above everything, unannounced [CON-30, CON-31]', async () => {
  server.use(reply.disputeFiles(id, aDispute()._id));
  await open({
    status: 'ended',
    queriedAt: '2026-03-10T09:00:00.000Z',
    dispute: aDispute(),
    finishedAt: '2026-03-11T09:00:00.000Z',
  });
  const details = await dialog();
  expect(await details.findByText(/^Dispute by Nora Lindqvist, .*: Open$/)).toBeVisible();
  expect(details.getByText('The drain still drips.')).toBeVisible();
  expect(details.getByText(/asked about the terms on/)).toHaveTextContent('on 10-Mar-2026.');
  const dates = within(details.getByRole('region', { name: 'Dates' }));
  expect(dates.getByText('Ended on')).toBeVisible();
  expect(details.getAllByRole('note')).toHaveLength(2);
  expect(details.queryByRole('alert')).not.toBeInTheDocument();
});

test('the details are in the address; Back and Esc close them and the focus returns', async () => {
  const { user, location, navigate } = await open({}, { route: '/contracts' });
  const opener = await screen.findByRole('link', { name: 'Open it' });
  await user.click(opener);
  await dialog();
  expect(location().search).toBe(`?contract=${id}`);
  await navigate(-1);
  await gone('dialog');
  expect(opener).toHaveFocus();

  await user.click(opener);
  await dialog();
  await user.keyboard('{Escape}');
  await gone('dialog');
  expect(location().search).toBe('');
  expect(opener).toHaveFocus();
});

test('an address with the details open shows them, and closing leaves the list', async () => {
  const { user, location } = await open();
  await user.click((await dialog()).getByRole('button', { name: 'Close' }));
  await gone('dialog');
  expect(location()).toMatchObject({ pathname: '/contracts', search: '' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an action that is not allowed opens nothing [CON-52]', async () => {
  await open({ allowedActions: ['pause'] }, { route: `${opened}&action=cancel` });
  await dialog();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a contract of somebody else is not found [CON-10]', async () => {
  server.use(reply.error(`GET /contracts/${id}`, 'CONTRACT_NOT_FOUND'));
  await renderPage(<AnyList />, { route: opened, user: signedIn.contractor() });
  expect(await screen.findByText('This contract could not be found')).toBeVisible();
});

test('a contract that fails to load is refetched by Retry', async () => {
  server.use(reply.noAnswer(`GET /contracts/${id}`));
  const { user } = await renderPage(<AnyList />, { route: opened, user: signedIn.contractor() });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch contracts');
  server.use(reply.contract(), reply.contractEvents(id), reply.submissions(id));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await dialog()).toBeDefined();
});

test('the sheet for the printer holds the contract, and Print asks for it', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open();
  const details = await dialog();
  expect(details.getByText(/^Contract .*, created on .* with Plumbline$/)).toBeInTheDocument();
  await user.click(details.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('French readers get French details', async () => {
  await open({ allowedActions: ['pause', 'end'] }, { language: 'fr' });
  const details = within(await screen.findByRole('dialog', { name: /Détails du contrat/ }));
  expect(await details.findByRole('button', { name: 'Mettre en pause' })).toBeVisible();
  expect(await details.findByText('Contrat créé')).toBeVisible();
});
