import type { GoogleAccess } from '@plumbline/shared-schema/access';
import type { Team } from '@plumbline/shared-schema/team';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { SettingsPage } from '../settings/SettingsPage';

const AT = '2026-03-01T09:00:00.000Z';
const session = {
  createdAt: AT,
  lastSeenAt: AT,
  expiresAt: AT,
  userAgent: null,
  device: 'Firefox on Linux',
  address: null,
};
const here = { ...session, _id: 's1', isCurrent: true };
const elsewhere = { ...session, _id: 's2', isCurrent: false };
const phone = { _id: 'p1', name: 'My phone', createdAt: AT, lastUsedAt: null, isSynced: false };
const company = { _id: '01890000-0000-7000-8000-00000000000c', name: 'Brick & Co' };
const member = { _id: 'm1', fullName: 'Mia Member', email: 'mia@example.org', since: AT, isMe: false };
const empty: Team = { company, role: 'owner', members: [], invitations: [] };
const team: Team = {
  ...empty,
  members: [{ ...member, role: 'owner' }],
  invitations: [{ _id: 'i1', email: 'new@example.org', role: 'viewer', expiresAt: AT }],
};
const found = (data: unknown) => () => HttpResponse.json({ success: true, data });

function have(all: {
  sessions: (typeof here)[];
  passkeys: (typeof phone)[];
  team: Team;
  google?: GoogleAccess;
}) {
  server.use(
    reply.sessions(all.sessions),
    reply.passkeys(all.passkeys),
    reply.access(all.google),
    reply.twoStep({ isOn: false, since: null, recoveryCodesLeft: 0 }),
    http.get(api('/team'), found(all.team)),
    http.get(api('/team/log'), found([])),
    http.get(api('/team/memberships'), found([])),
  );
}

const show = (tab: string, user = aUser({ userType: 'company' })) =>
  renderPage(<SettingsPage />, { route: `/setting?tab=${tab}`, path: '/setting', user });
const title = () => screen.findByRole('heading', { name: 'Who else can get in' });

test.each(['devices', 'team'])(
  'the page of %s says who else gets in, and ends it all with one button [ACC-152]',
  async (tab) => {
    have({ sessions: [here, elsewhere], passkeys: [phone], team });
    server.use(reply.accessEnded());
    const calls = recordCalls();
    const page = await show(tab);
    await title();
    for (const text of ['Mia Member (Owner)', 'new@example.org'])
      expect(await screen.findAllByText(text)).not.toHaveLength(0);
    for (const term of ['Other devices', 'Passkeys', 'Members of your team', 'Invited to your team'])
      expect(screen.getByText(term, { selector: 'dt, dt *' })).toBeVisible();
    await expect(document.body).toHaveNoViolations();

    await page.user.click(screen.getByRole('button', { name: 'End all of it' }));
    const dialog = await screen.findByRole('dialog', { name: 'End every other access?' });
    const password = await within(dialog).findByLabelText('Password', { selector: 'input' });
    await page.user.type(password, 'password123');
    have({ sessions: [here], passkeys: [], team: empty });
    await page.user.click(within(dialog).getByRole('button', { name: 'End all of it' }));
    expect(await screen.findByText('Nobody but you, on this device.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End all of it' })).not.toBeInTheDocument();
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(calls.find(({ path }) => path === '/users/me/access/end')?.body).toEqual({
      password: 'password123',
    });
  },
);

test('who acts for a company is not offered to end its access [ACC-152]', async () => {
  have({ sessions: [here, elsewhere], passkeys: [phone], team });
  await show('team', aUser({ userType: 'company', team: { role: 'owner', person: 'Mia Member' } }));
  expect(await screen.findByText('Owner · mia@example.org')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all of it' })).not.toBeInTheDocument();
});

test('after a new password the page says who still gets in, and leads to it [ACC-152]', async () => {
  have({ sessions: [here], passkeys: [], team });
  server.use(reply.done('PUT /users/update-password', 'Password updated successfully!'));
  const page = await show('password');
  const type = async (name: string, text: string) =>
    page.user.type(await screen.findByLabelText(name, { selector: 'input' }), text);
  await type('Old password', 'password123');
  await type('New password', 'correct horse');
  await type('Confirm new password', 'correct horse');
  await page.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Passkeys, Google or members of your team still get in.')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'See who' }));
  expect(page.location().search).toBe('?tab=devices');
  expect(await title()).toBeVisible();
});

test('Google is one of them, and is removed by itself [ACC-154]', async () => {
  const alone = { sessions: [here], passkeys: [], team: empty };
  have({ ...alone, google: 'linked' });
  server.use(reply.googleRemoved());
  const calls = recordCalls();
  const page = await show('devices', aUser());
  await page.user.click(await screen.findByRole('button', { name: 'Remove Google' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the sign-in with Google?' }));
  await page.user.type(await dialog.findByLabelText('Password', { selector: 'input' }), 'password123');
  have(alone);
  await page.user.click(dialog.getByRole('button', { name: 'Remove Google' }));
  expect(await screen.findByText('Nobody but you, on this device.')).toBeVisible();
  await waitFor(async () => expect(await title()).toHaveFocus());
  expect(calls.find(({ path }) => path === '/users/me/access/google/remove')?.body).toEqual({
    password: 'password123',
  });
});

test('where Google is the only way in, the way to a password stands in its place [ACC-154]', async () => {
  have({ sessions: [here, elsewhere], passkeys: [], team: empty, google: 'only' });
  await show('devices', aUser());
  const way = await screen.findByRole('link', { name: 'Your only way in: choose a password first' });
  expect(way).toHaveAttribute('href', '/setting?tab=password');
  for (const name of ['Remove Google', 'End all of it'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
