import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { LATER } from '@plumbline/testing/builders/instants';
import { aMessage } from '@plumbline/testing/builders/messages';
import { aPerson } from '@plumbline/testing/builders/users';
import { giveLayout } from '@plumbline/testing/layout';
import { act, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from './ConversationsPage';

const marcus = aConversation();

function serve(rows: ReturnType<typeof aMessage>[]) {
  server.use(
    http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 })),
    http.get(api(`/messages/${marcus._id}`), ({ request }) =>
      HttpResponse.json(/[?&]after/.test(request.url) ? [] : rows),
    ),
  );
}

const findLog = () => screen.findByRole('log', { name: 'Messages with Marcus Bell' });

async function open(conversation = marcus) {
  server.use(reply.chats([conversation]));
  await renderPage(<ConversationsPage />, {
    route: `/messages?chat=${marcus._id}`,
    path: '/messages',
    user: signedIn.client(),
  });
  return findLog();
}

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  server.use(reply.dealEvents());
});
afterEach(() => {
  takeLayout();
  jest.useRealTimers();
});

test.each([200, 10_000])(
  'of a thread of %i messages only what is near the view is in the document',
  async (length) => {
    serve(
      Array.from({ length }, (_, index) =>
        aMessage({ _id: anId(1000 + index), seq: index + 1, messageText: `Line ${String(index + 1)}` }),
      ),
    );
    await within(await open()).findAllByRole('listitem', { hidden: true });
    expect(screen.getAllByRole('listitem', { hidden: true }).length).toBeLessThan(80);
  },
);

test('what was unread when the chat was opened is divided from the rest', async () => {
  serve([
    aMessage({ readAt: LATER }),
    aMessage({ _id: anId(71), seq: 2, messageText: 'Or ten' }),
    aMessage({ _id: anId(72), seq: 3, messageText: 'Or eleven' }),
  ]);
  const items = await within(await open()).findAllByRole('listitem');
  expect(items.map((item) => item.textContent.includes('New messages'))).toEqual([false, true, false]);
});

test('a deleted message leaves its place, and an edited one says so', async () => {
  serve([
    aMessage({ messageText: '', deletedAt: LATER }),
    aMessage({ _id: anId(71), seq: 2, messageText: 'Or ten', editedAt: LATER }),
  ]);
  const [deleted, edited] = await within(await open()).findAllByRole('listitem');
  expect(deleted).toHaveTextContent('Message deleted');
  expect(edited).toHaveTextContent(/Or ten.*Edited/);
});

test('a chat in which one blocks the other can be read, and not written in', async () => {
  serve([aMessage()]);
  await open(aConversation({ canWrite: false }));
  expect(
    await screen.findByText('You can no longer write to each other in this conversation.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Type your message...' })).not.toBeInTheDocument();
});

test('of one’s own messages in a row the last says how far they got', async () => {
  const own = { senderId: anId(1), receiverId: anId(2) };
  serve([
    aMessage({ ...own, _id: anId(71), seq: 1, messageText: 'One', readAt: LATER }),
    aMessage({ ...own, _id: anId(72), seq: 2, messageText: 'Two', readAt: LATER }),
    aMessage({ ...own, _id: anId(73), seq: 3, messageText: 'Three' }),
    aMessage({ ...own, _id: anId(74), seq: 4, messageText: 'Four' }),
  ]);
  const items = await within(await open()).findAllByRole('listitem');
  expect(items.map(({ textContent }) => /Read|Sent/.exec(textContent)?.[0])).toEqual([
    undefined,
    'Read',
    undefined,
    'Sent',
  ]);
});

test('what happened to the offer stands between the messages, by time, in the reader’s language', async () => {
  serve([
    aMessage({ messageText: 'Shall we?', createdAt: '2026-03-01T09:00:00.000Z' }),
    aMessage({ _id: anId(71), seq: 2, messageText: 'Gladly', createdAt: '2026-03-01T11:00:00.000Z' }),
  ]);
  const sent = {
    _id: anId(90),
    what: 'offer.send' as const,
    jobTitle: 'Drain',
    createdAt: '2026-03-01T10:00:00.000Z',
  };
  server.use(
    reply.dealEvents([
      sent,
      { ...sent, _id: anId(91), what: 'offer.accept', createdAt: '2026-03-01T12:00:00.000Z' },
    ]),
  );
  const rows = await within(await open()).findAllByRole('listitem');
  expect(
    rows.map(({ textContent }) => /Shall we|Gladly|Offer sent|Offer accepted/.exec(textContent)?.[0]),
  ).toEqual(['Shall we', 'Offer sent', 'Gladly', 'Offer accepted']);
});

test('before the first message the thread says both that there is none and what happened', async () => {
  serve([]);
  server.use(
    reply.dealEvents([{ _id: anId(90), what: 'contract.create', jobTitle: 'Drain', createdAt: LATER }]),
  );
  const log = within(await open());
  expect(await log.findByText('No messages yet. Start the conversation!')).toBeVisible();
  expect(log.getByText(/Contract created/)).toBeVisible();
});

describe('where no chat was chosen on a wide page', () => {
  const ana = aConversation({ _id: anId(160), other: aPerson({ _id: anId(161), fullName: 'Ana' }) });

  async function openNone() {
    serve([aMessage()]);
    server.use(reply.chats([marcus, ana]));
    const calls = recordCalls();
    const page = await renderPage(<ConversationsPage />, {
      route: '/messages',
      path: '/messages',
      user: signedIn.client(),
    });
    await findLog();
    return { ...page, calls };
  }

  test('the newest is shown, and read once it is touched [MSG-17]', async () => {
    const { user, location, calls } = await openNone();
    const reads = () => calls.filter(({ path }) => path === `/messages/${marcus._id}/read`);
    const input = screen.getByRole('textbox', { name: 'Type your message...' });
    expect(screen.getByRole('link', { current: true })).toHaveAccessibleName(/Marcus/);
    expect(input).not.toHaveFocus();
    expect(reads()).toEqual([]);
    expect(location().search).toBe('');

    await user.click(input);
    await waitFor(() => expect(reads()).toHaveLength(1));
    expect(location().search).toBe(`?chat=${marcus._id}`);
  });

  test('one that is newer later does not take its place', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await openNone();
    server.use(reply.chats([ana, marcus]));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    const [first] = screen.getAllByRole('link', { name: /Marcus|Ana/ });
    expect(first).toHaveAccessibleName(/Ana/);
    expect(await findLog()).toBeVisible();
  });
});
