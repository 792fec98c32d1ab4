import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationGroup } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationPreferences } from '@plumbline/shared-schema/notification-preferences';
import { aUser } from '@plumbline/testing/builders/users';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { NotificationSettingsSlot } from './NotificationSettingsSlot';

const chosen = Object.fromEntries(
  NOTIFICATION_GROUPS.map((group: NotificationGroup) => [
    group,
    { site: true, email: group === 'account' || group === 'payments', push: false },
  ]),
) as NotificationPreferences;

const nothingChosen = {
  language: null,
  theme: null,
  appearOffline: false,
  sms: false,
  promotional: false,
};

beforeEach(() => server.use(reply.push(), reply.preferences(), reply.phone()));

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<NotificationSettingsSlot />, {
    route: '/setting',
    user: signedIn.contractor(),
    ...options,
  });
const switchOf = async (group: string, channel: string) =>
  within(await screen.findByRole('group', { name: group })).findByRole('switch', { name: channel });

test('each group says what it is about and what is chosen for it', async () => {
  server.use(reply.notificationPreferences(chosen));
  await open();
  expect(await screen.findByRole('group', { name: 'Offers' })).toHaveAccessibleDescription(
    'Offers received, countered, accepted, rejected or about to expire',
  );
  expect(await switchOf('Offers', 'Email')).not.toBeChecked();
});

test('what is chosen all at once stands above the choices one by one', async () => {
  server.use(reply.notificationPreferences(chosen));
  await open();
  await screen.findByRole('group', { name: 'Offers' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'All at once',
    'One by one',
    'This device',
    'Presence',
  ]);
});

test('what nobody can turn off is on and cannot be changed', async () => {
  server.use(reply.notificationPreferences(chosen));
  await open();
  for (const [group, channel] of [
    ['Offers', 'On the site (always)'],
    ['Payments', 'Email (always)'],
    ['Account', 'Email (always)'],
  ] as const) {
    const choices = within(await screen.findByRole('group', { name: group }));
    expect(choices.getByText(channel)).toBeInTheDocument();
    expect(choices.queryByRole('switch', { name: channel })).not.toBeInTheDocument();
    expect(choices.getAllByText('Always')[0]).toBeInTheDocument();
  }
});

test('a choice is saved at once, with the keyboard too, and says so', async () => {
  server.use(reply.notificationPreferences(chosen), reply.notificationChosen(chosen));
  const calls = recordCalls();
  const { user } = await open();
  (await switchOf('Messages', 'Email')).focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(await switchOf('Messages', 'Email')).toBeChecked();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { changes: [{ group: 'messages', channel: 'email', isOn: true }] },
  ]);
});

test('whoever appears offline chooses it here', async () => {
  const kept = { ...nothingChosen, appearOffline: true };
  server.use(reply.notificationPreferences(chosen), reply.preferencesKept(kept));
  const calls = recordCalls();
  const { user } = await open();
  await user.click(await screen.findByRole('switch', { name: 'Appear offline' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ appearOffline: true }),
  );
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Appear offline' })).toBeChecked());
});

test('a choice that was not saved is taken back', async () => {
  server.use(reply.notificationPreferences(chosen), reply.noAnswer('PUT /notifications/preferences'));
  const { user } = await open();
  await user.click(await switchOf('Messages', 'Email'));
  expect(await screen.findByText('It was not saved')).toBeVisible();
  await waitFor(async () => expect(await switchOf('Messages', 'Email')).not.toBeChecked());
});

test('whose address is not verified is told that no mail will come, and where to verify it', async () => {
  server.use(reply.notificationPreferences(chosen));
  await open({ user: aUser({ emailVerified: false }), language: 'fr' });
  expect(await screen.findByText('Les e‑mails ne partent qu’à une adresse vérifiée.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirmer mon adresse' })).toHaveAttribute(
    'href',
    '/verify-email?returnTo=%2Fsetting',
  );
});

test('choices that cannot be read say so, each where it belongs, and can be read again', async () => {
  server.use(reply.notificationPreferences(chosen), reply.noAnswer('GET /users/me/preferences'));
  const { user } = await open();
  await waitFor(() => expect(screen.getAllByText('Your settings could not be loaded')).toHaveLength(2));
  server.use(reply.preferences());
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  expect(await switchOf('Channels', 'SMS')).toBeEnabled();
  expect(await screen.findByRole('switch', { name: 'Appear offline' })).toBeEnabled();
});

test('a failure can be retried', async () => {
  server.use(reply.noAnswer('GET /notifications/preferences'));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your settings could not be loaded');
  server.use(reply.notificationPreferences(chosen));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await switchOf('Jobs and applications', 'Email')).toBeEnabled();
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.notificationPreferences(chosen));
  expect(
    await leaving(<NotificationSettingsSlot />, { user: signedIn.contractor() }, () =>
      screen.findByRole('group', { name: 'Offers' }),
    ),
  ).toEqual([]);
});

test('six switches on top, off where nothing of it is chosen, stand for whole ways and groups', async () => {
  server.use(reply.notificationPreferences(chosen), reply.notificationChosen(chosen));
  const calls = recordCalls();
  const { user } = await open();
  for (const name of ['Push', 'SMS', 'Promotional notifications'])
    expect(await switchOf('Channels', name)).not.toBeChecked();
  for (const name of ['Contracts', 'Job', 'New Messages'])
    expect(await switchOf('Emails', name)).not.toBeChecked();

  await user.click(await switchOf('Emails', 'New Messages'));
  await waitFor(async () => expect(await switchOf('Messages', 'Email')).toBeChecked());
  expect(await switchOf('Channels', 'Push')).toHaveAccessibleDescription(
    /does not show them yet: see This device, below/,
  );
  await user.click(await switchOf('Channels', 'Push'));
  await waitFor(async () => expect(await switchOf('Offers', 'Push')).toBeChecked());
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { changes: [{ group: 'messages', channel: 'email', isOn: true }] },
    { changes: NOTIFICATION_GROUPS.map((group) => ({ group, channel: 'push', isOn: true })) },
  ]);
});

test('where no text messages are sent the wish is kept, and the switch says so [SMS-12]', async () => {
  server.use(reply.notificationPreferences(chosen), reply.preferencesKept({ ...nothingChosen, sms: true }));
  const calls = recordCalls();
  const { user } = await open();
  const sms = await switchOf('Channels', 'SMS');
  expect(sms).toHaveAccessibleDescription('This site sends no text messages: your choice is noted.');
  await waitFor(() => expect(sms).toBeEnabled());
  await user.click(sms);
  await waitFor(() => expect(sms).toBeChecked());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ sms: true });
});

test.each([
  [{}, 'Also add your number under Text messages, below.'],
  [{ number: '+15145550123' }, 'For a new offer, a visit within a day and payments.'],
  [{ number: '+15145550123', isStopped: true }, 'Your number answered STOP: see Text messages, below.'],
])('where they are, the switch says what is missing: %j', async (phone, hint) => {
  server.use(reply.notificationPreferences(chosen), reply.phone({ isOffered: true, ...phone }));
  await open();
  const sms = await switchOf('Channels', 'SMS');
  await waitFor(() => expect(sms).toHaveAccessibleDescription(hint));
});
