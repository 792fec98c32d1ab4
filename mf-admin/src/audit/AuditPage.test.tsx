import { anAuditEntry } from '@plumbline/testing/builders/administration';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { AuditPage } from './AuditPage';

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<AuditPage />, { route: '/admin/audit', language, user: signedIn.admin() });

test.each(['en', 'fr'] as const)('who did what, why and to whom (%s)', async (language) => {
  server.use(
    reply.auditEntries([
      anAuditEntry(),
      anAuditEntry({
        _id: 'r',
        action: 'roleChanged',
        actor: null,
        values: { from: 'client', to: 'company' },
      }),
    ]),
  );
  const { container } = await show(language);
  expect(await screen.findAllByText('Asks for money first.')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Nora Lindqvist' })).toHaveLength(2);
  await expect(container).toHaveNoViolations();
});

test('the log is filtered by action and day', async () => {
  server.use(
    reply.auditEntries([anAuditEntry()], ({ action }, query) => {
      const wanted = query.get('action');
      return wanted === null || wanted === action;
    }),
  );
  const { user, location } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Action' }), 'jobHidden');
  expect(location().search).toBe('?action=jobHidden');
  expect(await screen.findByText('Nothing here')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'personWarned');
  expect(await screen.findByText('Asks for money first.')).toBeVisible();
});
