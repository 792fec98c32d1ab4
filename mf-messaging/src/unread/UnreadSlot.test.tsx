import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { UnreadSlot } from './UnreadSlot';

type Options = { place?: 'entry' | 'opener'; language?: 'en' | 'fr' };
const show = ({ place = 'entry', language = 'en' }: Options = {}) =>
  renderPage(<UnreadSlot place={place} />, { user: signedIn.client(), language });

test.each([
  ['en', 1, '1 unread message'],
  ['en', 3, '3 unread messages'],
  ['fr', 1, '1 message non lu'],
  ['fr', 3, '3 messages non lus'],
] as const)('in %s, %i says "%s"', async (language, count, words) => {
  server.use(reply.unreadMessages(count));
  await show({ language });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(document.title).toMatch(new RegExp(`^\\(${String(count)}\\) `));
});

test('more than 99 are "99+", in the badge and in the title', async () => {
  server.use(reply.unreadMessages(240));
  await show();
  expect(await screen.findByText('99+')).toBeVisible();
  expect(screen.getByText('99+ unread messages')).toBeInTheDocument();
  expect(document.title).toMatch(/^\(99\+\) /);
});

test('at the opener of a menu it is a dot with the same words', async () => {
  server.use(reply.unreadMessages(3));
  await show({ place: 'opener' });
  expect(await screen.findByText('3 unread messages')).toBeInTheDocument();
  expect(screen.queryByText('3')).not.toBeInTheDocument();
});

test('when nothing is unread or the server is away, there is nothing, and the title is as it was', async () => {
  server.use(reply.unreadMessages(2));
  const { unmount } = await show();
  await screen.findByText('2 unread messages');
  unmount();
  expect(document.title).not.toMatch(/^\(/);

  server.use(reply.noAnswer('GET /chats/unread'));
  await show();
  await waitFor(() => expect(screen.queryByText(/unread/)).not.toBeInTheDocument());
});
