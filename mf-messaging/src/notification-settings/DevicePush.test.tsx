import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { DevicePush } from './DevicePush';

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
};

/** What jsdom lacks: a browser that takes pushes, whose reader answers `answer` when asked. */
function aBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const unsubscribe = jest.fn().mockResolvedValue(true);
  const subscribe = jest.fn().mockResolvedValue({ toJSON: () => subscription });
  const registration = {
    active: {},
    pushManager: { subscribe, getSubscription: async () => ({ unsubscribe }) },
  };
  const register = jest.fn().mockResolvedValue(registration);
  const notification = { permission, requestPermission: jest.fn() };
  notification.requestPermission.mockImplementation(async () => (notification.permission = answer));
  Object.assign(window, { Notification: notification, PushManager: jest.fn() });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: async () => registration },
  });
  return { notification, register, subscribe, unsubscribe };
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(<DevicePush />, {
    route: '/setting',
    user: signedIn.contractor(),
    language,
  });

test('nothing is asked before the button is pressed; then this browser is subscribed [NOT-40]', async () => {
  server.use(reply.push(), reply.pushTurnedOn());
  const browser = aBrowser('default', 'granted');
  const calls = recordCalls();
  const { user } = await open();
  const button = await screen.findByRole('button', { name: 'Turn on push notifications' });
  expect(browser.notification.requestPermission).not.toHaveBeenCalled();
  expect(browser.register).not.toHaveBeenCalled();

  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Turn off push notifications' })).toBeVisible();
  expect(browser.register).toHaveBeenCalledWith('/api/v1/notifications/push-worker.js');
  expect(browser.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: expect.stringMatching(/^B/),
  });
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual(subscription);
});

test('a permission that is refused is taken as it is, and the page says where to change it', async () => {
  server.use(reply.push());
  const browser = aBrowser('default', 'denied');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Turn on push notifications' }));
  expect(await screen.findByText('Push notifications could not be turned on')).toBeVisible();
  expect(screen.getByText(/^This browser blocks notifications/)).toBeVisible();
  expect(browser.subscribe).not.toHaveBeenCalled();
});

test('they are turned off again', async () => {
  server.use(reply.push(true), reply.pushTurnedOff());
  const browser = aBrowser('granted');
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Turn off push notifications' }));
  expect(await screen.findByRole('button', { name: 'Turn on push notifications' })).toBeVisible();
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalled());
});

test('a browser that cannot show pushes is told so', async () => {
  server.use(reply.push());
  await open('fr');
  expect(await screen.findByText('Ce navigateur ne sait pas afficher de notifications push.')).toBeVisible();
});
