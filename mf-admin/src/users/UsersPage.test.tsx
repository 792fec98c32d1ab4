import { anAdminUser } from '@plumbline/testing/builders/administration';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { UsersPage } from './UsersPage';

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<UsersPage />, { route: '/admin/users', language, user: signedIn.admin() });

test.each(['en', 'fr'] as const)('accounts are listed with role and state (%s)', async (language) => {
  server.use(reply.adminUsers([anAdminUser({ state: 'suspended' })]));
  const { container } = await show(language);
  expect(await screen.findByRole('link', { name: 'Nora Lindqvist' })).toBeVisible();
  expect(screen.getByText(/nora@example\.com/)).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('a search and filters narrow the list', async () => {
  server.use(reply.adminUsers([anAdminUser()], (_row, query) => query.get('state') !== 'suspended'));
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'Suspended' }));
  expect(location().search).toBe('?state=suspended');
  expect(await screen.findByText('Nobody found')).toBeVisible();
});
