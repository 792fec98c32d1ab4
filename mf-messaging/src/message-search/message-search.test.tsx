import type { Message } from '@plumbline/shared-schema/messages';
import { aConversation } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { LATER } from '@plumbline/testing/builders/instants';
import { aMessage } from '@plumbline/testing/builders/messages';
import { aPerson } from '@plumbline/testing/builders/users';
import { giveLayout } from '@plumbline/testing/layout';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ConversationsPage } from '../conversations/ConversationsPage';

const marcus = aConversation();
const ana = aConversation({
  _id: anId(160),
  jobId: null,
  jobTitle: null,
  other: aPerson({ _id: anId(161), fullName: 'Ana' }),
  lastMessage: 'The tiles are here',
});

/** 600 messages with Marcus, of which the page knows the newest 200 at first. */
const all = Array.from({ length: 600 }, (_, index) =>
  aMessage({
    _id: anId(1000 + index),
    seq: index + 1,
    messageText: index === 49 ? 'Mind the ladder in the hall' : `Line ${String(index + 1)}`,
    readAt: LATER,
  }),
);

function readPage(url: URL): Message[] {
  const afterSeq = url.searchParams.get('afterSeq');
  if (afterSeq !== null) return all.slice(Number(afterSeq), Number(afterSeq) + 200);
  const after = url.searchParams.get('after');
  const from = after === null ? 400 : all.findIndex(({ _id }) => _id === after) + 1;
  return all.slice(from, from + 200);
}

const found = (messages: Message[], count = messages.length) =>
  http.get(api('/messages/search'), () =>
    HttpResponse.json({
      success: true,
      data: messages.map((message) => ({
        message,
        chat: { _id: marcus._id, jobTitle: marcus.jobTitle, other: marcus.other },
      })),
      count,
      page: 1,
      limit: 100,
    }),
  );

function open(route = '/messages') {
  server.use(
    reply.chats([marcus, ana]),
    http.post(api('/messages/:chatId/read'), () => HttpResponse.json({ success: true, count: 1 })),
    http.get(api(`/messages/${marcus._id}`), ({ request }) =>
      HttpResponse.json(readPage(new URL(request.url))),
    ),
  );
  return renderPage(<ConversationsPage />, { route, path: '/messages', user: signedIn.client() });
}

let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
  server.use(reply.dealEvents());
});
afterEach(() => takeLayout());

const field = () => screen.findByRole('searchbox', { name: 'Search conversations' });

test('a search finds words in messages, and leads to the place in the conversation', async () => {
  const { user, location } = await open();
  server.use(found([all[49] ?? aMessage()]));
  const search = await field();
  const calls = recordCalls();
  await user.type(search, 'ladder');
  const hits = within(await screen.findByRole('region', { name: '1 message' }));
  const link = hits.getByRole('link', { name: /Marcus Bell.*Mind the ladder in the hall/ });
  expect(within(link).getByText('ladder', { selector: 'mark' })).toBeVisible();
  expect(calls.findLast(({ path }) => path === '/messages/search')?.query).toMatchObject({ q: 'ladder' });

  await user.click(link);
  expect(location().search).toContain('message=50');
  await waitFor(() => expect(screen.getByRole('log', { name: 'Messages with Marcus Bell' })).toHaveFocus());
  expect(screen.getAllByRole('link', { current: true })).toContain(link);
});

test('what was written between is loaded once, and the thread stays whole', async () => {
  await open(`/messages?chat=${marcus._id}&message=50`);
  const calls = recordCalls();
  await waitFor(() => expect(screen.getByRole('log', { name: 'Messages with Marcus Bell' })).toHaveFocus());
  const asked = calls.filter(({ path }) => path === `/messages/${marcus._id}`).map(({ query }) => query);
  // A page without a socket polls for changes besides.
  const between = asked.filter((query) => 'afterSeq' in query && !('changedWithin' in query));
  expect(between).toEqual([{ afterSeq: '19' }, { afterSeq: '219' }]);
});

test('a message that cannot be loaded says so, and the thread stays', async () => {
  server.use(reply.chats([marcus]));
  await open(`/messages?chat=${marcus._id}&message=50`);
  server.use(
    http.get(api(`/messages/${marcus._id}`), ({ request }) =>
      request.url.includes('afterSeq')
        ? HttpResponse.error()
        : HttpResponse.json(readPage(new URL(request.url))),
    ),
  );
  expect(await screen.findByText('The message could not be loaded')).toBeVisible();
  expect(await screen.findByText('Line 401')).toBeInTheDocument();
});

test('many hits are shown in two steps, the newest first', async () => {
  const { user } = await open();
  server.use(found(all.slice(100, 200), 300));
  await user.type(await field(), 'line');
  const hits = within(await screen.findByRole('region', { name: '300 messages' }));
  expect(hits.getAllByRole('listitem')).toHaveLength(20);
  await user.click(hits.getByRole('button', { name: 'Show more' }));
  expect(hits.getAllByRole('listitem')).toHaveLength(100);
  expect(hits.getByText(/Only the newest 100 are shown/)).toBeVisible();
});

test('a failed search can be tried again', async () => {
  const { user } = await open();
  server.use(reply.noAnswer('GET /messages/search'));
  await user.type(await field(), 'roof');
  expect(await screen.findByText('The messages could not be searched')).toBeVisible();
  server.use(found([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No conversations match your search')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(async () => expect(await field()).toHaveFocus());
});
