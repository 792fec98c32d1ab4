import { aChat, aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aMessage } from '@plumbline/testing/builders/messages';
import { aPerson, aPublicUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { NewMessagePage } from './NewMessagePage';

const marcus = anId(2);

const open = (options: { route?: string; path?: string; language?: 'en' | 'fr' } = {}) =>
  renderPage(<NewMessagePage />, {
    route: `/messages/new/${marcus}`,
    path: '/messages/new/:recipientId',
    user: signedIn.client(),
    ...options,
  });

const messageBox = () => screen.findByRole('textbox', { name: 'Message' });
const byQuery = { route: `/messages/new?recipientId=${marcus}`, path: '/messages/new' };
const withoutRecipient = { route: '/messages/new', path: '/messages/new' };

test('a message to a company names the company', async () => {
  server.use(reply.profile(aPublicUser({ companyName: 'North Shore Lofts' })));
  await open();
  expect(await screen.findByText('To: North Shore Lofts')).toBeVisible();
});

test.each([
  ['path', {}],
  ['query', byQuery],
])('a message to the person of the %s is sent once and opens the conversation', async (_where, options) => {
  const gate = aGate();
  server.use(
    reply.profile(aPublicUser()),
    http.post(api('/messages/'), async () => {
      await gate.opened;
      const data = aMessage({ senderId: anId(1), receiverId: marcus });
      return HttpResponse.json(
        { success: true, message: 'Message sent', data, chatId: data.chatId },
        { status: 201 },
      );
    }),
  );
  const calls = recordCalls();
  const { user, location } = await open(options);
  expect(await screen.findByText('To: Marcus Bell')).toBeVisible();

  await user.type(await messageBox(), 'Are you free on Monday?');
  await user.dblClick(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  gate.open();

  await waitFor(() => expect(location().pathname).toBe('/messages'));
  expect(location().search).toBe(`?chat=${anId(60)}`);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({
      path: '/messages/',
      body: { recipientId: marcus, content: 'Are you free on Monday?' },
    }),
  ]);
});

test('a message about a job goes into the conversation about it', async () => {
  const job = aJobWithDetails({ _id: anId(10) });
  const chat = aChat({ jobId: job._id });
  server.use(
    reply.profile(aPublicUser()),
    reply.job(job),
    reply.chats([]),
    reply.chatCreated(chat),
    reply.messageSent(aMessage({ chatId: chat._id })),
  );
  const calls = recordCalls();
  const { user, location } = await open({ route: `/messages/new/${marcus}?job=${job._id}` });
  expect(await screen.findByRole('link', { name: 'Replace the Kitchen Drain' })).toHaveAttribute(
    'href',
    `/jobs/${job._id}`,
  );
  await expect(document.body).toHaveNoViolations();
  await user.type(await messageBox(), 'Is there parking?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));

  await waitFor(() =>
    expect(location()).toMatchObject({ pathname: '/messages', search: `?chat=${chat._id}` }),
  );
  expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['/chats/create', expect.objectContaining({ jobId: job._id })],
    ['/messages/', { recipientId: marcus, content: 'Is there parking?', chatId: chat._id }],
  ]);
});

test('a conversation about a job that cannot begin says why and keeps what was typed', async () => {
  server.use(
    reply.profile(aPublicUser()),
    reply.job(aJobWithDetails({ _id: anId(10) })),
    reply.chats([]),
    reply.error('POST /chats/create', 'TOO_MANY_CONVERSATIONS', { message: 'Too many for today' }),
  );
  const { user } = await open({ route: `/messages/new/${marcus}?job=${anId(10)}` });
  await user.type(await messageBox(), 'Is there parking?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Too many for today')).toBeVisible();
  expect(await messageBox()).toHaveValue('Is there parking?');
});

test('an empty message is not sent: the summary takes the focus', async () => {
  server.use(reply.profile(aPublicUser()));
  const { user } = await open();
  await messageBox();
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await messageBox()).toHaveAccessibleDescription('Please write a message');
  await expect(document.body).toHaveNoViolations();
});

test.each([
  [
    "the server's reason",
    reply.error('POST /messages/', 'BLOCKED', { message: 'Not to them' }),
    'Not to them',
  ],
  ['our own text', reply.noAnswer('POST /messages/'), 'Failed to send message'],
])('a failure shows %s and keeps what was typed, also through a reload', async (_what, failure, text) => {
  server.use(reply.profile(aPublicUser()), failure);
  const { user, unmount } = await open();
  await user.type(await messageBox(), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(await messageBox()).toHaveValue('Hello');
  unmount();

  await open();
  expect(await messageBox()).toHaveValue('Hello');
});

test('an unknown recipient is named as such, with Retry', async () => {
  server.use(reply.error(`GET /users/profile/${marcus}`, 'USER_NOT_FOUND', { message: 'User not found' }));
  const { user } = await open();
  expect(await screen.findByText('Failed to load recipient details')).toBeVisible();
  expect(screen.queryByText('User not found')).not.toBeInTheDocument();

  server.use(reply.profile(aPublicUser()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('To: Marcus Bell')).toBeVisible();
});

test('leaving with something typed asks first', async () => {
  server.use(reply.profile(aPublicUser()));
  const { user, location } = await open();
  await user.type(await messageBox(), 'Hello');
  await user.click(screen.getByRole('link', { name: 'Back to messages' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(location().pathname).toBe(`/messages/new/${marcus}`);
});

test('without a recipient one chooses among the people one talks to, each once', async () => {
  server.use(
    reply.chats([
      aConversation(),
      aConversation({ _id: anId(160), jobId: null, jobTitle: null }),
      aConversation({ _id: anId(161), other: aPerson({ _id: anId(162), fullName: 'Ana Roy' }) }),
    ]),
  );
  await open(withoutRecipient);
  const people = within(await screen.findByRole('list', { name: 'People you know' }));
  expect(people.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Marcus Bell'),
    expect.stringContaining('Ana Roy'),
  ]);
  expect(people.getByRole('link', { name: /Marcus/ })).toHaveAttribute('href', `/messages/new/${marcus}`);
});

test('without anybody to write to the page leads on', async () => {
  server.use(reply.chats([]));
  await open(withoutRecipient);
  expect(await screen.findByText('No conversations yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your posted contracts' })).toHaveAttribute(
    'href',
    '/posted-jobs',
  );
});

test('the page speaks French', async () => {
  server.use(reply.profile(aPublicUser()));
  await open({ language: 'fr' });
  expect(await screen.findByText('À : Marcus Bell')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
});
