import type { Team } from '@plumbline/shared-schema/team';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SettingsPage } from '../settings/SettingsPage';

const AT = '2026-03-01T09:00:00.000Z';
const company = { _id: '01890000-0000-7000-8000-00000000000c', name: 'Brick & Co' };
const mia = {
  _id: '01890000-0000-7000-8000-00000000000d',
  fullName: 'Mia Member',
  email: 'mia@example.org',
  role: 'recruiter' as const,
  since: AT,
  isMe: false,
};
const team: Team = { company, role: 'owner', members: [mia], invitations: [] };
const found = (data: unknown) => () => HttpResponse.json({ success: true, data });

const show = (
  user = aUser({ userType: 'company' }),
  route = '/setting?tab=team',
  language: 'en' | 'fr' = 'en',
) => renderPage(<SettingsPage />, { route, path: '/setting', user, language });

function answer({ data = team, log = [] as unknown[], memberships = [] as unknown[] } = {}) {
  server.use(
    http.get(api('/team'), found(data)),
    http.get(api('/team/log'), found(log)),
    http.get(api('/team/memberships'), found(memberships)),
    reply.sessions([]),
    reply.passkeys(),
    reply.access(),
  );
}

test('an owner invites by mail with a role, and removes after a question [TEAM-1, TEAM-5]', async () => {
  const things = [
    { kind: 'job', _id: 'j1', name: 'Tile a bathroom' },
    { kind: 'person', _id: 'p1', name: 'Pat Plumber' },
  ];
  const posted = {
    _id: '1',
    actor: 'Mia Member',
    action: 'jobPosted',
    about: null,
    role: null,
    things,
    at: AT,
  };
  answer({ log: [posted] });
  const message = 'Invitation sent';
  server.use(
    http.post(api('/team/invitations'), () =>
      HttpResponse.json({ success: true, message, data: team }, { status: 201 }),
    ),
    http.delete(api('/team/members/:id'), () =>
      HttpResponse.json({ success: true, message: 'Removed from the team' }),
    ),
  );
  const calls = recordCalls();
  const page = await show();
  expect(await screen.findByText('Recruiter · mia@example.org')).toBeVisible();
  expect((await screen.findByRole('list', { name: 'Log' })).textContent).toContain(
    'Mia Member posted a job · Tile a bathroom · Pat Plumber · ',
  );
  expect(screen.getByRole('link', { name: 'Tile a bathroom' })).toHaveAttribute('href', '/jobs/j1');
  expect(screen.getByRole('link', { name: 'Pat Plumber' })).toHaveAttribute('href', '/professionals/p1');
  await expect(document.body).toHaveNoViolations();

  await page.user.click(screen.getByRole('button', { name: 'Invite somebody' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite somebody' });
  await page.user.type(await within(dialog).findByRole('textbox', { name: 'Email' }), 'new@example.org');
  await page.user.selectOptions(within(dialog).getByRole('combobox', { name: 'Role' }), 'viewer');
  await page.user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'new@example.org',
      role: 'viewer',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await page.user.click(screen.getByRole('button', { name: 'Remove Mia Member' }));
  answer({ data: { ...team, members: [] } });
  const question = await screen.findByRole('alertdialog');
  await page.user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Nobody yet but the account itself.')).toBeVisible();
});

test('the log says a role in the reader’s language [TEAM-4]', async () => {
  const changed = { action: 'roleChanged', about: 'Mia Member', role: 'recruiter', things: [], at: AT };
  answer({ log: [{ _id: '1', actor: 'Brick & Co', ...changed }] });
  await show(aUser({ userType: 'company' }), '/setting?tab=team', 'fr');
  expect((await screen.findByRole('list', { name: 'Journal' })).textContent).toContain(
    'Brick & Co a modifié un rôle (Mia Member, Recrutement)',
  );
});

test('a viewer reads the team, changes nothing, and sees no setting of the company’s account [TEAM-3]', async () => {
  answer({ data: { ...team, role: 'viewer' } });
  await show(aUser({ userType: 'company', team: { role: 'viewer', person: 'Mia Member' } }), '/setting');
  expect(await screen.findByText('Recruiter · mia@example.org')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Team',
    'Templates',
    'Account',
  ]);
  expect(screen.queryByRole('button', { name: /Invite|Remove|Change/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Switch back to Mia Member' })).toBeVisible();
});

test('somebody acts for a company from then on, and starts at home [TEAM-2]', async () => {
  answer({ memberships: [{ company, role: 'recruiter' }] });
  const user = aUser({ _id: company._id, userType: 'company', team: { role: 'recruiter', person: 'Nora' } });
  server.use(
    http.post(api('/team/sessions'), () =>
      HttpResponse.json({ success: true, message: 'Logged in successfully', token: 'of-the-company', user }),
    ),
  );
  const page = await show(signedIn.client());
  await page.user.click(await screen.findByRole('button', { name: 'Act for Brick & Co' }));
  await waitFor(() => expect(page.location().pathname).toBe('/'));
  expect(localStorage.getItem('token')).toContain('of-the-company');
});

test('a member opens what is their own in their own account, and chooses the language here', async () => {
  const viewer = aUser({
    userType: 'company',
    companyName: 'Brick & Co',
    team: { role: 'viewer', person: 'Mia' },
  });
  answer({ data: { ...team, role: 'viewer' } });
  const page = await show(viewer, '/setting?tab=account');
  const own = within(await screen.findByRole('region', { name: 'Settings of Mia' }));
  expect(own.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Email & Notification',
    'Password',
    'Verification',
    'Templates',
    'Devices & sign-in',
    'Account',
  ]);

  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
  expect(await screen.findByRole('region', { name: 'Réglages de Mia' })).toBeVisible();

  const mia = signedIn.client();
  server.use(
    http.post(api('/team/sessions'), () =>
      HttpResponse.json({ success: true, message: 'Logged in successfully', token: 'her-own', user: mia }),
    ),
  );
  const calls = recordCalls();
  await page.user.click(screen.getByRole('button', { name: 'Mot de passe' }));
  expect(await screen.findByRole('tab', { name: 'Mot de passe', selected: true })).toBeVisible();
  // Once switched, the page reads what is hers, as fast as it can.
  const sent = calls.filter(({ method }) => method !== 'GET');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([['/team/sessions', { companyId: null }]]);
  expect(localStorage.getItem('token')).toContain('her-own');
});

test('a contractor has a team as well, a client has none [ASG-01]', async () => {
  answer();
  await show(signedIn.contractor());
  expect(await screen.findByText('Mia Member')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invite somebody' })).toBeVisible();
});

test.each([
  ['en', /compan(y|ies)/i],
  ['fr', /entreprise/i],
] as const)('a contractor’s team is not called a company’s, in %s [ASG-01]', async (language, word) => {
  const memberships = [{ company: { _id: company._id, name: 'Bell & Sons' }, role: 'viewer' }];
  answer({ data: { ...team, members: [mia] }, memberships });
  await show(signedIn.contractor(), '/setting?tab=team', language);
  expect(await screen.findByText('Mia Member')).toBeVisible();
  expect(await screen.findByText('Bell & Sons')).toBeVisible();
  await screen.findByText(language === 'en' ? 'Nothing yet.' : 'Rien pour l’instant.');
  expect(document.body).not.toHaveTextContent(word);
});
