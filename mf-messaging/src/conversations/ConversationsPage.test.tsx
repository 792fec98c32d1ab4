import { forgetOutbox } from '@plumbline/shared-api/outbox';
import type { Message } from '@plumbline/shared-schema/messages';
import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import { aPerson } from '@plumbline/testing/builders/users';
import { giveLayout } from '@plumbline/testing/layout';
import { leaving } from '@plumbline/testing/leaving';
import { act, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from './ConversationsPage';

const marcus = aConversation({ unread: 2, online: true });
const ana = aConversation({
  _id: anId(160),
  jobId: null,
  jobTitle: null,
  other: aPerson({ _id: anId(161), fullName: 'Ana Sérôme' }),
  lastMessage: 'The tiles are here',
  lastMessageTime: '2026-03-01T09:00:00.000Z',
});

type Options = { route?: string; state?: unknown; language?: 'en' | 'fr' };

const open = ({ route = '/messages', ...options }: Options = {}) =>
  renderPage(<ConversationsPage />, { route, path: '/messages', user: signedIn.client(), ...options });

const atMarcus = { route: `/messages?chat=${marcus._id}` };
const input = () => screen.findByRole('textbox', { name: 'Type your message...' });
const log = () => screen.findByRole('log', { name: 'Messages with Marcus Bell' });

/** No message holds what is searched for. */
const nothingWritten = http.get(api('/messages/search'), () =>
  HttpResponse.json({ success: true, data: [], count: 0, page: 1, limit: 100 }),
);

const read = http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 }));

/** A server that keeps what it is sent. */
function keepMessages(rows: Message[] = []) {
  server.use(
    reply.chats([marcus, ana]),
    read,
    http.get(api(`/messages/${marcus._id}`), () => HttpResponse.json(rows)),
    http.post(api('/messages/'), async ({ request }) => {
      const body = (await request.json()) as { content: string; clientMessageId: string; chatId: string };
      const data = aMessage({
        ...body,
        _id: anId(300 + rows.length),
        senderId: anId(1),
        receiverId: anId(2),
        createdAt: new Date().toISOString(),
      });
      rows.push(data);
      return HttpResponse.json(
        { success: true, message: 'Message sent', data, chatId: data.chatId },
        { status: 201 },
      );
    }),
  );
}

/** jsdom has no `matchMedia`: every page is wide, unless a test says otherwise. */
function onPhone() {
  window.matchMedia = (media) => ({
    matches: media.includes('max-width'),
    media,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => true,
  });
}

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  server.use(reply.dealEvents(), reply.messages(marcus._id, []));
});
afterEach(async () => {
  takeLayout();
  await forgetOutbox();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('the list', () => {
  test('names the people, the unread messages and who is online', async () => {
    server.use(reply.chats([marcus, ana]));
    await open();

    const links = await screen.findAllByRole('link', { name: /Marcus|Ana/ });
    expect(links[0]).toHaveAccessibleName(/Online.*Marcus Bell.*I can come by.*2 unread messages/);
    expect(links[1]).toHaveAccessibleName(/Ana Sérôme.*The tiles are here/);
    expect(links[1]).not.toHaveAccessibleName(/Online|unread/);
  });

  test('is searched by name or last message, accents aside, and the address remembers it', async () => {
    server.use(reply.chats([marcus, ana]), nothingWritten);
    const { user, location } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Search conversations' });

    await user.type(search, 'serome');
    expect(screen.queryByRole('link', { name: /Marcus/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Ana/ })).toBeVisible();
    await waitFor(() => expect(location().search).toBe('?q=serome'));

    await user.clear(search);
    await user.type(search, 'monday');
    expect(screen.getByRole('link', { name: /Marcus/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument();

    await user.type(search, ' nothing');
    expect(await screen.findByText('No conversations match your search')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(screen.getAllByRole('link', { name: /Marcus|Ana/ })).toHaveLength(2);
  });

  test('without conversations leads to where people are found', async () => {
    server.use(reply.chats([]));
    await open();
    expect(await screen.findByText('No conversations yet')).toBeVisible();
    const posted = screen.getByRole('link', { name: 'See your posted contracts' });
    expect(posted).toHaveAttribute('href', '/posted-jobs');
  });

  test('can be asked for again after a failure', async () => {
    server.use(reply.noAnswer('GET /chats'));
    const { user } = await open();
    expect(await screen.findByText('Failed to load conversations')).toBeVisible();
    server.use(reply.chats([marcus]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Marcus/ })).toBeVisible();
  });
});

describe('opening a conversation', () => {
  test('puts it in the address and shows its messages by day, told apart by writer', async () => {
    keepMessages([
      aMessage({ createdAt: '2026-03-05T09:00:00.000Z' }),
      aMessage({
        _id: anId(71),
        senderId: anId(1),
        receiverId: anId(2),
        messageText: 'Nine is fine',
        createdAt: '2026-03-06T09:00:00.000Z',
        readAt: '2026-03-06T10:00:00.000Z',
      }),
    ]);
    const { user, location } = await open();
    await user.click(await screen.findByRole('link', { name: /Marcus/ }));

    expect(location().search).toBe(`?chat=${marcus._id}`);
    const messages = within(await log());
    expect(messages.getByText('05-Mar-2026')).toBeVisible();
    expect(messages.getByText('06-Mar-2026')).toBeVisible();
    const [theirs, own] = messages.getAllByRole('listitem');
    expect(theirs).toHaveTextContent('Marcus Bell:I can come by on Monday at nine.');
    expect(own).toHaveTextContent('You:Nine is fine');
    expect(own).toHaveTextContent('Read');
    expect(screen.getByRole('link', { name: 'Replace the Kitchen Drain' })).toHaveAttribute(
      'href',
      `/jobs/${anId(10)}`,
    );
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/Marcus/);
    await expect(document.body).toHaveNoViolations();
  });

  test('works from navigation state, which moves into the address', async () => {
    const state = {
      chatId: anId(90),
      jobTitle: 'fix the roof',
      recipient: { id: anId(91), name: 'Lea Roy', profile: null },
    };
    server.use(reply.chats([]), reply.messages(anId(90), []));
    const { location } = await open({ state });

    expect(await screen.findByRole('heading', { level: 2, name: 'Lea Roy' })).toBeVisible();
    expect(screen.getByText('Fix the Roof')).toBeVisible();
    expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible();
    await waitFor(() => expect(location().search).toBe(`?chat=${anId(90)}`));
  });

  test('that is unknown says so', async () => {
    keepMessages();
    const { user } = await open({ route: `/messages?chat=${anId(99)}` });
    expect(await screen.findByText('This conversation could not be found')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All conversations' }));
    expect(await log()).toBeVisible();
  });

  test('whose messages cannot be loaded offers Retry', async () => {
    server.use(reply.chats([ana]), reply.noAnswer(`GET /messages/${ana._id}`));
    const { user } = await open({ route: `/messages?chat=${ana._id}` });
    expect(await screen.findByText('Failed to load messages')).toBeVisible();
    server.use(reply.messages(ana._id, []));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible();
  });

  test('tells the server how far it was read', async () => {
    keepMessages([aMessage(), aMessage({ _id: anId(71), seq: 2, messageText: 'Or ten' })]);
    const calls = recordCalls();
    await open(atMarcus);
    await log();
    await waitFor(() =>
      expect(calls.filter(({ path }) => path.endsWith('/read'))).toEqual([
        expect.objectContaining({ path: `/messages/${marcus._id}/read`, body: { upTo: anId(71) } }),
      ]),
    );
  });

  test('shows what arrives later, also as a live region, but reads nothing while the tab is hidden', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const rows = [aMessage()];
    keepMessages(rows);
    const calls = recordCalls();
    const reads = () => calls.filter(({ path }) => path === `/messages/${marcus._id}`).length;
    await open(atMarcus);
    expect(await log()).toHaveAttribute('aria-live', 'polite');

    rows.push(aMessage({ _id: anId(71), seq: 2, messageText: 'Or ten' }));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await within(await log()).findByText('Or ten')).toBeVisible();

    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const before = reads();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(reads()).toBe(before);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  });
});

describe('writing', () => {
  test('Enter sends, Shift+Enter begins a line, and blank text cannot be sent', async () => {
    keepMessages();
    const calls = recordCalls();
    const { user } = await open(atMarcus);
    const box = await input();
    const send = screen.getByRole('button', { name: 'Send message' });

    expect(send).toBeDisabled();
    await user.type(box, '  ');
    expect(send).toBeDisabled();
    await user.type(box, '{Enter}');
    await user.clear(box);
    await user.type(box, 'One{Shift>}{Enter}{/Shift}two{Enter}');

    expect(await within(await log()).findByText(/Sent/)).toBeVisible();
    expect(box).toHaveValue('');
    expect(within(await log()).getAllByRole('listitem')).toHaveLength(1);
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/messages/')).toEqual([
      expect.objectContaining({
        body: {
          chatId: marcus._id,
          recipientId: anId(2),
          content: 'One\ntwo',
          clientMessageId: expect.any(String),
        },
      }),
    ]);
  });

  test('shows the message at once, keeps a refused one for Retry, and sends it once', async () => {
    keepMessages();
    server.use(reply.error('POST /messages/', 'CHAT_NOT_FOUND', { message: '' }));
    const { user } = await open(atMarcus);
    await user.type(await input(), 'Hello{Enter}');
    const messages = within(await log());
    expect(messages.getByText('Hello')).toBeVisible();
    expect(await messages.findByText(/Not sent/)).toBeVisible();
    expect(messages.getByText('Failed to send message')).toBeVisible();

    keepMessages();
    const calls = recordCalls();
    await user.click(messages.getByRole('button', { name: 'Retry' }));
    expect(await messages.findByText(/· Sent/)).toBeVisible();
    expect(messages.getAllByRole('listitem')).toHaveLength(1);
    expect(calls.filter(({ path }) => path === '/messages/')).toHaveLength(1);
  });

  test('a message without a network waits, can be discarded, and goes out when the network is back', async () => {
    keepMessages();
    server.use(reply.noAnswer('POST /messages/'));
    const { user } = await open(atMarcus);
    await user.type(await input(), 'Hello{Enter}');
    expect(await within(await log()).findByText(/Waiting for the connection/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();

    keepMessages();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await within(await log()).findByText(/· Sent/)).toBeVisible();
  });

  test('drafts and failed messages survive a reload, each in its own chat', async () => {
    keepMessages();
    server.use(
      reply.messages(ana._id, []),
      reply.error('POST /messages/', 'FORBIDDEN', { message: 'Broken' }),
    );
    const { user, unmount, navigate } = await open(atMarcus);
    await user.type(await input(), 'Lost?{Enter}');
    await screen.findByText(/Not sent/);
    await user.type(await input(), 'Dear Marc');
    await navigate(`/messages?chat=${ana._id}`);
    await screen.findByText('No messages yet. Start the conversation!');
    expect(await input()).toHaveValue('');
    unmount();

    await open(atMarcus);
    await waitFor(async () => expect(await input()).toHaveValue('Dear Marc'));
    expect(await within(await log()).findByText('Lost?')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  test('a failed message can be discarded', async () => {
    keepMessages();
    server.use(reply.error('POST /messages/', 'FORBIDDEN', { message: 'No' }));
    const { user } = await open(atMarcus);
    await user.type(await input(), 'Never mind{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('No messages yet. Start the conversation!')).toBeVisible();
  });
});

describe('on a small screen', () => {
  test('the page opens on the list, and Back leads from a conversation to it', async () => {
    onPhone();
    keepMessages();
    const { user, location, navigate } = await open();
    const toMarcus = await screen.findByRole('link', { name: /Marcus/ });
    document.documentElement.scrollTop = 300;
    await user.click(toMarcus);
    expect(location().search).toBe(`?chat=${marcus._id}`);
    expect(await input()).toBeVisible();
    expect(document.documentElement.scrollTop).toBe(0);
    expect(screen.queryByRole('link', { name: /Ana/ })).not.toBeInTheDocument();

    await navigate(-1);
    expect(await screen.findByRole('link', { name: /Ana/ })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Type your message...' })).not.toBeInTheDocument();
  });

  test('beside a conversation the list is a drawer: choosing closes it, and so do Escape and Back', async () => {
    onPhone();
    keepMessages();
    server.use(reply.messages(ana._id, []));
    const { user, location, navigate } = await open({ route: `/messages?chat=${ana._id}` });
    const opener = await screen.findByRole('button', { name: 'Conversations, 2 unread messages' });
    expect(screen.queryByRole('link', { name: /Marcus/ })).not.toBeInTheDocument();

    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
    expect(location().search).toBe(`?chat=${ana._id}&list=open`);
    await expect(document.body).toHaveNoViolations();
    await navigate(-1);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());

    await user.click(opener);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe(`?chat=${ana._id}`);
    expect(opener).toHaveFocus();

    await user.click(opener);
    await user.click(await screen.findByRole('link', { name: /Marcus/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location().search).toBe(`?chat=${marcus._id}`);
    expect(await input()).toBeVisible();
  });
});

test('the page speaks French', async () => {
  keepMessages([aMessage()]);
  await open({ ...atMarcus, language: 'fr' });
  expect(await screen.findByRole('log', { name: 'Messages échangés avec Marcus Bell' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Écrivez votre message…' })).toBeVisible();
  expect(screen.getByRole('link', { name: /2 messages non lus/ })).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  keepMessages([aMessage()]);
  expect(
    await leaving(<ConversationsPage />, { ...atMarcus, path: '/messages', user: signedIn.client() }, input),
  ).toEqual([]);
});
