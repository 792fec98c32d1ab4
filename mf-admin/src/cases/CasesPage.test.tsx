import { aCase, aDisputeCase, aNationalIdCase } from '@plumbline/testing/builders/administration';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { CasesPage } from './CasesPage';

const report = aCase();
const card = aNationalIdCase({ _id: anId(90), number: 1002 });
const show = (route = '/admin/cases', language: 'en' | 'fr' = 'en') =>
  renderPage(<CasesPage />, { route, language, user: signedIn.admin() });

test('open cases are listed with kind, number and reasons, and lead to their pages', async () => {
  server.use(reply.cases([report, card]));
  const { container } = await show();
  const link = await screen.findByRole('link', { name: 'Roof of a barn' });
  expect(link).toHaveAttribute('href', `/admin/cases/${report._id}`);
  expect(screen.getByText('1 report: Scam')).toBeVisible();
  expect(screen.getByText('2 cases')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('the queue is filtered by kind and status and searched, all in the address', async () => {
  server.use(
    reply.cases([report, card], ({ kind, status }, query) => {
      const wanted = query.get('kind');
      return status === query.get('status') && (wanted === null || wanted === kind) && !query.get('q');
    }),
  );
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'National ID' }));
  expect(await screen.findByRole('link', { name: 'Ada Okafor' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Roof of a barn' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decided' }));
  expect(location().search).toBe('?kind=nationalId&status=resolved');
  expect(await screen.findByText('No cases here')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'roof');
  expect(location().search).toContain('q=roof');
});

test('in French', async () => {
  server.use(reply.cases([report]));
  await show('/admin/cases', 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dossiers' })).toBeVisible();
  expect(await screen.findByText('1 dossier')).toBeVisible();
});

test('a dispute is listed with both names, the amount and how far it is', async () => {
  server.use(
    reply.cases([aDisputeCase(), aDisputeCase({ _id: anId(91), dispute: { isHeard: true, amount: 0 } })]),
  );
  await show('/admin/cases?kind=dispute');
  expect(await screen.findByText('Nora Lindqvist and Ada Okafor · $950 in dispute')).toBeVisible();
  expect(screen.getByText('Nora Lindqvist and Ada Okafor · Nothing was paid in')).toBeVisible();
  expect(screen.getByText('Waits for an answer')).toBeVisible();
  expect(screen.getByText('Ready for a decision')).toBeVisible();
});
