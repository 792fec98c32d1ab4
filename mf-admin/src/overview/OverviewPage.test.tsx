import { aCase, aMarketplace } from '@plumbline/testing/builders/administration';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { OverviewPage } from './OverviewPage';

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<OverviewPage />, { route: '/admin', language, user: signedIn.admin() });

test('figures are shown as plots and as a table, with what waits', async () => {
  server.use(reply.marketplace(aMarketplace()), reply.cases([aCase()]));
  const { container } = await show();
  expect(await screen.findByRole('link', { name: 'Job report: 1' })).toHaveAttribute(
    'href',
    '/admin/cases?kind=jobReport',
  );
  expect(await screen.findByRole('img', { name: 'New people by week: 11 in all' })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$1,200.50');
  await expect(container).toHaveNoViolations();
});

test('another period is in the address', async () => {
  server.use(reply.marketplace(aMarketplace()), reply.cases([]));
  const { user, location } = await show();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), '26');
  expect(location().search).toBe('?weeks=26');
});

test('in French', async () => {
  server.use(reply.marketplace(aMarketplace()), reply.cases([]));
  await show('fr');
  expect(await screen.findByText('Aucun dossier ici')).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Nouvelles personnes' })).toBeVisible();
});
