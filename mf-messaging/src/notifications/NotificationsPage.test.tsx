import { anId } from '@plumbline/testing/builders/ids';
import { aNotification } from '@plumbline/testing/builders/notifications';
import { reply } from '@plumbline/testing/reply';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { NotificationsPage } from './NotificationsPage';

beforeEach(() => server.use(reply.notificationsSeen()));

const open = (options: { route?: string; language?: 'en' | 'fr' } = {}) =>
  renderPage(<NotificationsPage />, {
    route: '/notifications',
    path: '/notifications',
    user: signedIn.contractor(),
    ...options,
  });

const old = aNotification({
  _id: anId(302),
  values: { jobTitle: 'Fix the roof', searchName: 'Roofs' },
  href: `/jobs/${anId(12)}`,
  about: `job:${anId(12)}`,
  readAt: '2026-03-03T09:00:00.000Z',
});
const text = '“Replace the Kitchen Drain” matches your search “Plumbing nearby”';

test('each notification says what happened and leads there; following it marks it as read', async () => {
  server.use(reply.notifications([aNotification(), old]), reply.notificationsRead());
  const calls = recordCalls();
  const { user, location } = await open();
  const rows = within(await screen.findByRole('list', { name: 'Notifications' })).getAllByRole('link');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveAccessibleName(expect.stringContaining(`Unread ${text}`));
  expect(rows[1]).toHaveAccessibleName(expect.not.stringContaining('Unread'));
  await expect(document.body).toHaveNoViolations();

  await user.click(screen.getByRole('link', { name: new RegExp(text) }));
  expect(location().pathname).toBe(aNotification().href);
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/notifications/read').map(({ body }) => body)).toEqual([
      { ids: [aNotification()._id] },
    ]),
  );
});

test('all can be marked as read at once, and a failure says so', async () => {
  server.use(reply.notifications([aNotification()]), reply.noAnswer('POST /notifications/read'));
  const { user } = await open();
  const readAll = screen.getByRole('button', { name: 'Mark all as read' });
  await waitFor(() => expect(readAll).toBeEnabled());
  await user.click(readAll);
  expect(await screen.findByText('The notifications could not be marked as read')).toBeVisible();

  server.use(reply.notificationsRead(), reply.notifications([old]));
  await user.click(readAll);
  await waitFor(() => expect(readAll).toBeDisabled());
});

test('the newest of a contract stands above its earlier ones, which open on demand', async () => {
  const about = `contract:${anId(7)}`;
  const [newest, earlier] = [aNotification({ about }), { ...old, about }];
  server.use(reply.notifications([newest, earlier]));
  const { user } = await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '1 earlier notification' }));
  expect(screen.getByText(/Fix the Roof/)).toBeVisible();
});

test('the filter is in the address and narrows the list', async () => {
  server.use(reply.notifications([aNotification(), old]));
  const calls = recordCalls();
  const { user, location } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Contracts' }));
  expect(location().search).toBe('?show=contracts');
  await user.click(await screen.findByRole('tab', { name: 'Unread (1)' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/notifications').map(({ query }) => query)).toEqual([
      { page: '1', limit: '10' },
      { page: '1', limit: '10', group: 'contracts' },
      { page: '1', limit: '10', unread: '1' },
    ]),
  );
});

test('one is deleted, or all that were read', async () => {
  server.use(reply.notifications([aNotification()]), reply.notificationsDeleted());
  const calls = recordCalls();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Delete: ${text}` }));
  await user.click(screen.getByRole('button', { name: 'Other actions' }));
  expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/setting');
  await user.click(screen.getByRole('menuitem', { name: 'Delete read ones' }));
  expect(await screen.findByText('The notifications that you had read are deleted')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/notifications/${aNotification()._id}`,
    '/notifications/read',
  ]);
});

test('without any, the page says when there will be some and leads to the jobs', async () => {
  server.use(reply.notifications([]));
  await open();
  expect(await screen.findByText('No notifications yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
});

test('a failure can be retried', async () => {
  server.use(reply.noAnswer('GET /notifications'));
  const { user } = await open({ language: 'fr' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Impossible de charger les notifications');
  server.use(reply.notifications([old]));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText(/Fix the Roof/)).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.notifications([aNotification(), old]));
  expect(
    await leaving(<NotificationsPage />, { user: signedIn.contractor() }, () =>
      screen.findByRole('list', { name: 'Notifications' }),
    ),
  ).toEqual([]);
});
