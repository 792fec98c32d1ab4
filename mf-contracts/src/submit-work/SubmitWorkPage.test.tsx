import type { Contract } from '@plumbline/shared-schema/contracts';
import { submissionSavedSchema } from '@plumbline/shared-schema/submissions';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import {
  act,
  fireEvent,
  renderPage,
  screen,
  waitFor,
  within,
  type RenderPageOptions,
} from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SubmitWorkPage } from './SubmitWorkPage';

const id = anId(50);
const submissions = `/contracts/${id}/submissions` as const;

function open(contract: Partial<Contract> = {}, options: RenderPageOptions = {}) {
  server.use(reply.contract(aContract({ allowedActions: ['submit'], ...contract })));
  return renderPage(<SubmitWorkPage />, {
    route: `/submit-work?contractId=${id}`,
    path: '/submit-work',
    user: signedIn.contractor(),
    ...options,
  });
}

const workTaken = (before: () => Promise<void> = () => Promise.resolve()) =>
  http.post(api(submissions), async () => {
    await before();
    const body = { success: true, message: 'Work submitted', data: aSubmission(), contract: aContract() };
    return HttpResponse.json(submissionSavedSchema.parse(body), { status: 201 });
  });

const textBox = () => screen.findByRole('textbox', { name: /What have you done/ });
const send = () => screen.getByRole('button', { name: 'Submit Work' });
const chosen = () => screen.getByLabelText<HTMLInputElement>('Files', { selector: 'input' });
const aFile = (name: string, type = 'image/png', size = 4) => new File(['x'.repeat(size)], name, { type });
const choose = (...files: File[]) => fireEvent.change(chosen(), { target: { files } });

test('work without files is submitted, and its contract shows it', async () => {
  const { user, location } = await open();
  expect(await screen.findByText('For “Replace the Kitchen Drain”, Nora Lindqvist')).toBeVisible();
  await user.click(await textBox());
  await user.paste('All done.');
  await act(() => expect(document.body).toHaveNoViolations());
  server.use(workTaken());
  const calls = recordCalls();
  await user.dblClick(send());

  await waitFor(() => {
    expect(location()).toMatchObject({ pathname: '/active-contracts', search: `?contract=${id}` });
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ path: submissions, body: { text: 'All done.' } }),
  ]);
  expect((await screen.findAllByText('Work submitted'))[0]).toBeVisible();
});

test('files are sent too, and the page says so meanwhile [WRK-02]', async () => {
  const { user, location } = await open();
  await user.click(await textBox());
  await user.paste('See the photos.');
  choose(aFile('before.png'), aFile('after.png'));
  const list = within(screen.getByRole('list', { name: 'Chosen files' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  await user.click(list.getByRole('button', { name: 'Remove before.png' }));
  expect(chosen()).toHaveFocus();

  const gate = aGate();
  server.use(workTaken(() => gate.opened));
  await user.click(send());
  expect(await screen.findByText('Sending 1 file…')).toBeVisible();
  gate.open();
  await waitFor(() => {
    expect(location().pathname).toBe('/active-contracts');
  });
});

test('a file of another type, too big, or the eleventh is refused, and the others stay', async () => {
  await open();
  await textBox();
  choose(
    aFile('run.exe', 'application/x-msdownload'),
    aFile('huge.png', 'image/png', 5 * 1024 * 1024 + 1),
    aFile('ok.png'),
  );
  const refusal = screen.getByRole('alert');
  expect(refusal).toHaveTextContent('Invalid file type: run.exe');
  expect(refusal).toHaveTextContent('File too large (max 5MB): huge.png');
  expect(screen.getByText('ok.png')).toBeVisible();

  choose(...Array.from({ length: 10 }, (_, index) => aFile(`${String(index)}.png`)));
  expect(screen.getByRole('alert')).toHaveTextContent('At most 10 files. Not added: 9.png');
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
});

test('work written without a network waits with its files, can be changed, and is sent once it is back [OFL-31]', async () => {
  const { user } = await open();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(reply.noAnswer(`POST ${submissions}`));
  await user.click(await textBox());
  await user.paste('All done.');
  choose(aFile('roof.png'));
  await user.click(send());
  expect(await screen.findByText('Your work waits for a network')).toBeVisible();
  expect(screen.getByText('Your work waits for a network').closest('[role=status]')).toHaveFocus();
  expect(screen.getByText('roof.png')).toBeVisible();
  await act(() => expect(document.body).toHaveNoViolations());
  await user.click(screen.getByRole('button', { name: 'Change it' }));
  expect(await textBox()).toHaveValue('All done.');
  expect(screen.getByText('roof.png')).toBeVisible();
  await user.click(send());
  await screen.findByText('Your work waits for a network');

  server.use(workTaken());
  const calls = recordCalls();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => {
    expect(screen.queryByText('Your work waits for a network')).not.toBeInTheDocument();
  });
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as FormData);
  expect(sent.map((form) => [form.get('text'), (form.get('files') as File).name])).toEqual([
    ['All done.', 'roof.png'],
  ]);
  online.mockRestore();
});

test('without a text nothing is sent, and the field is named', async () => {
  const { user } = await open();
  await textBox();
  const calls = recordCalls();
  await user.click(send());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link'));
  expect(await textBox()).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a refusal keeps the text and the files', async () => {
  const { user } = await open();
  await user.click(await textBox());
  await user.paste('All done.');
  choose(aFile('ok.png'));
  server.use(reply.error(`POST ${submissions}`, 'RATE_LIMITED', { message: 'Too many requests.' }));
  await user.click(send());
  expect(await screen.findByText('Too many requests.')).toBeVisible();
  expect(await textBox()).toHaveValue('All done.');
  expect(screen.getByText('ok.png')).toBeVisible();
});

test('the text is there again after a reload', async () => {
  const { user, unmount } = await open();
  await user.click(await textBox());
  await user.paste('Half of it.');
  unmount();
  await open();
  await waitFor(async () => {
    expect(await textBox()).toHaveValue('Half of it.');
  });
});

test('leaving with chosen files asks first', async () => {
  const { user, location } = await open();
  await textBox();
  choose(aFile('ok.png'));
  await user.click(screen.getByRole('link', { name: 'Back to contracts' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(location().pathname).toBe('/submit-work');
});

test.each<[string, Partial<Contract>, string | RegExp]>([
  ['waits', { answerDueAt: '2026-03-19T09:00:00.000Z' }, /Without one it counts as approved on 19-Mar-2026/],
  ['is paused', { status: 'paused' }, 'The contract is paused. Resume it first.'],
  [
    'is paused while other work waits',
    { status: 'paused', answerDueAt: '2026-03-19T09:00:00.000Z' },
    'The contract is paused. Resume it first.',
  ],
  ['is over', { status: 'ended' }, 'The contract is over.'],
])('while work cannot be handed in, because it %s, the reason is shown', async (_why, contract, text) => {
  await open({ ...contract, allowedActions: [] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View contract' })).toHaveAttribute(
    'href',
    expect.stringContaining(`contract=${id}`),
  );
});

test('without a contract the page asks which one', async () => {
  server.use(
    reply.contracts('active', [
      aContract({ allowedActions: ['submit'] }),
      aContract({ _id: anId(59), allowedActions: [] }),
    ]),
  );
  await open({}, { route: '/submit-work' });
  expect(await screen.findByRole('link', { name: 'Replace the Kitchen Drain' })).toHaveAttribute(
    'href',
    `/submit-work?contractId=${id}`,
  );
});

test('a contract to choose says what waits for an answer, and when the rest is due', async () => {
  const answerDueAt = '2999-03-19T09:00:00.000Z';
  const due = { deliveryDate: '2999-03-09T09:00:00.000Z', endDate: '2999-04-01T00:00:00.000Z' };
  server.use(reply.contracts('active', [aContract({ ...due, allowedActions: ['submit'], answerDueAt })]));
  await open({}, { route: '/submit-work' });
  expect(await screen.findByText('Work submitted, awaiting review')).toBeVisible();
  expect(screen.getByText('Promised delivery:')).toHaveTextContent('09-Mar-2999');
  expect(screen.getByText('Time left')).toBeVisible();
  expect(screen.getByText(/^Without an answer/)).toHaveTextContent('19-Mar-2999');
});

test('nobody has to choose from nothing', async () => {
  server.use(reply.contracts('active', []));
  await open({}, { route: '/submit-work' });
  expect(await screen.findByText('Nothing to submit right now')).toBeVisible();
});

test('where nothing can be chosen because work is under review, that is said', async () => {
  server.use(
    reply.contracts('active', [aContract({ allowedActions: [], answerDueAt: '2026-03-19T09:00:00.000Z' })]),
  );
  await open({}, { route: '/submit-work' });
  const note = within(await screen.findByRole('note'));
  expect(
    note.getByText(/^Your work on “Replace the Kitchen Drain” is being reviewed by Nora Lindqvist\./),
  ).toHaveTextContent('counts as approved on 19-Mar-2026');
  expect(note.getByRole('link', { name: 'View contract' })).toHaveAttribute('href', `/contracts/${id}`);
  expect(screen.getByText('Nothing to submit right now')).toBeVisible();
});

test('a contract of somebody else is not found; one that fails to load is refetched by Retry', async () => {
  server.use(reply.error(`GET /contracts/${id}`, 'CONTRACT_NOT_FOUND'));
  const page = { route: `/submit-work?contractId=${id}`, path: '/submit-work', user: signedIn.contractor() };
  const first = await renderPage(<SubmitWorkPage />, page);
  expect(await screen.findByText('This contract could not be found')).toBeVisible();
  first.unmount();

  server.use(reply.noAnswer(`GET /contracts/${id}`));
  const { user } = await renderPage(<SubmitWorkPage />, page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch contracts');
  server.use(reply.contract(aContract({ allowedActions: ['submit'] })));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await textBox()).toBeVisible();
});

test('French readers get a French form', async () => {
  await open({}, { language: 'fr' });
  expect(await screen.findByRole('textbox', { name: /Qu’avez-vous réalisé/ })).toBeVisible();
});
