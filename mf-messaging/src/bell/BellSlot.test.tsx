import { reply } from '@plumbline/testing/reply';
import { renderPage, screen } from '@plumbline/testing/render';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { BellSlot } from './BellSlot';

test('the bell says how much is unread and leads to the notifications', async () => {
  server.use(reply.unreadNotifications(3));
  const { user, location } = await renderPage(<BellSlot />, { user: signedIn.contractor() });
  await user.click(await screen.findByRole('link', { name: 'Notifications, 3 unread' }));
  expect(location().pathname).toBe('/notifications');
  await expect(document.body).toHaveNoViolations();
});

test('with nothing unread, and when the count cannot be had, it is a plain bell', async () => {
  server.use(reply.noAnswer('GET /notifications/unread'));
  await renderPage(<BellSlot />, { user: signedIn.contractor(), language: 'fr' });
  expect(await screen.findByRole('link', { name: 'Notifications' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

test('the name of the bell holds what the badge shows', async () => {
  server.use(reply.unreadNotifications(120));
  await renderPage(<BellSlot />, { user: signedIn.contractor() });
  const bell = await screen.findByRole('link', { name: 'Notifications, 99+ unread' });
  expect(bell).toHaveTextContent('99+');
});

test('with nothing unread no number is in the bell, not even an unseen one', async () => {
  server.use(reply.unreadNotifications(0));
  await renderPage(<BellSlot />, { user: signedIn.contractor() });
  expect(await screen.findByRole('link', { name: 'Notifications' })).toHaveTextContent(/^$/);
});
