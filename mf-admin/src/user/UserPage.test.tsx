import { aCase, anAdminUser, anAuditEntry } from '@plumbline/testing/builders/administration';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { UserPage } from './UserPage';

const show = (row: AdminUserDetails, language: 'en' | 'fr' = 'en') =>
  renderPage(<UserPage />, {
    route: `/admin/users/${row._id}`,
    path: '/admin/users/:userId',
    language,
    user: signedIn.admin(),
  });

test.each(['en', 'fr'] as const)('the account is there with its cases and history (%s)', async (language) => {
  const row = anAdminUser({ cases: [aCase()], history: [anAuditEntry()] });
  server.use(reply.adminUser(row));
  const { container } = await show(row, language);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nora Lindqvist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Roof of a barn' })).toBeVisible();
  expect(screen.getByText('Asks for money first.')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('somebody is suspended with a reason', async () => {
  const row = anAdminUser();
  server.use(reply.adminUser(row), reply.adminUserMoved('suspend', row, 'Account suspended'));
  const { user } = await show(row);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Fake reviews');
  await user.click(within(dialog).getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('Account suspended')).toBeVisible();
});

test('a role is changed to one of the others', async () => {
  const row = anAdminUser();
  server.use(reply.adminUser(row), reply.adminUserMoved('role', row, 'Role changed'));
  const { user } = await show(row);
  await user.click(await screen.findByRole('button', { name: 'Change role' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change role' });
  const roles = within(dialog).getByRole('combobox', { name: 'Role' });
  expect(within(roles).queryByRole('option', { name: 'Client' })).not.toBeInTheDocument();
  await user.selectOptions(roles, 'contractor');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Signed up with Google');
  await user.click(within(dialog).getByRole('button', { name: 'Change role' }));
  expect(await screen.findByText('Role changed')).toBeVisible();
});

test('a suspended account shows why, and can be reinstated', async () => {
  const row = anAdminUser({ state: 'suspended', suspensionReason: 'Fake reviews' });
  server.use(reply.adminUser(row));
  await show(row);
  expect(await screen.findByText('Suspended: Fake reviews')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reinstate' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
});

test('the account of an administrator cannot be changed here', async () => {
  const row = anAdminUser({ userType: 'admin' });
  server.use(reply.adminUser(row));
  await show(row);
  expect(await screen.findByText(/changed on the command line only/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
});

test('a company is featured for some days with a reason, and no longer', async () => {
  const row = anAdminUser({ userType: 'company' });
  const featured = anAdminUser({ userType: 'company', featuredUntil: '2026-12-24T08:00:00.000Z' });
  server.use(reply.adminUser(row), reply.adminUserMoved('feature', featured, 'Company featured'));
  const { user } = await show(row);
  await user.click(await screen.findByRole('button', { name: 'Feature' }));
  const dialog = await screen.findByRole('dialog', { name: 'Feature' });
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'For how long' }), '90 days');
  await user.click(within(dialog).getByRole('button', { name: 'Feature' }));
  expect(await within(dialog).findByText(/reason/i, { selector: '.Mui-error' })).toBeVisible();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Apprentices');
  server.use(reply.adminUser(featured));
  await user.click(within(dialog).getByRole('button', { name: 'Feature' }));
  expect(await screen.findByText('Company featured')).toBeVisible();
  expect(await screen.findByText(/^Featured until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop featuring' })).toBeVisible();
});

test('only companies are featured', async () => {
  server.use(reply.adminUser(anAdminUser()));
  await show(anAdminUser());
  expect(await screen.findByRole('button', { name: 'Change role' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Feature' })).not.toBeInTheDocument();
});
