import { anId } from '@plumbline/testing/builders/ids';
import { aNotification } from '@plumbline/testing/builders/notifications';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { BellSlot } from './BellSlot';

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<BellSlot />, { user: signedIn.contractor(), language });
const eight = Array.from({ length: 8 }, (_none, n) =>
  aNotification({ _id: anId(300 + n), about: `job:${n}`, href: `/jobs/${n}` }),
);

test('the bell says how much is new, and opening it empties the badge and shows the newest six', async () => {
  server.use(reply.unreadNotifications(3), reply.notifications(eight), reply.notificationsSeen());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 new' }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(6);
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  expect(bell).toHaveAttribute('aria-expanded', 'true');
  expect(bell).toHaveTextContent(/^$/);
  expect(within(panel).getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/notifications');
  await expect(document.body).toHaveNoViolations();
});

test('what belongs together is one line that says how much came before', async () => {
  const [first, ...rest] = eight.map((notification) => ({ ...notification, about: 'contract:1' }));
  server.use(
    reply.unreadNotifications(0),
    reply.notifications([first ?? aNotification(), ...rest]),
    reply.notificationsSeen(),
  );
  const { user } = await show('fr');
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('7 notifications plus anciennes')).toBeVisible();
});

test('following one marks it as read, closes the panel and leads there', async () => {
  server.use(
    reply.unreadNotifications(1),
    reply.notifications(eight),
    reply.notificationsSeen(),
    reply.notificationsRead(),
  );
  const calls = recordCalls();
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await user.click((await screen.findAllByRole('link', { name: /matches your search/ }))[0] ?? document.body);
  expect(location().pathname).toBe('/jobs/0');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/notifications/read').map(({ body }) => body)).toEqual([
      { ids: [anId(300)] },
    ]),
  );
});

test('Esc closes the panel and gives the bell the focus back', async () => {
  server.use(reply.unreadNotifications(0), reply.notifications([]));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus();
});

test('it stays a bell when nothing can be had, and the panel offers to try again', async () => {
  server.use(reply.noAnswer('GET /notifications/unread'), reply.noAnswer('GET /notifications'));
  const { user } = await show('fr');
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger les notifications');
  server.use(reply.notifications([aNotification()]), reply.notificationsSeen());
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('listitem')).toBeVisible();
});

test('the name of the bell holds what the badge shows', async () => {
  server.use(reply.unreadNotifications(120));
  await show();
  const bell = await screen.findByRole('button', { name: 'Notifications, 99+ new' });
  expect(bell).toHaveTextContent('99+');
});
