import type { FeaturedUser } from '@plumbline/shared-schema/directory';
import { aFeaturedUser } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { FeaturedCompaniesPage } from './FeaturedCompaniesPage';

function aCompany(n: number, companyName: string, openJobs = 0) {
  return aFeaturedUser({ _id: anId(n), userType: 'company', companyName, openJobs });
}

const both = [aCompany(61, 'Harbor & Stone', 3), aCompany(62, 'Rive Gauche Bâtiment')];

function open(companies: FeaturedUser[] = both, options: { route?: string; language?: 'fr' } = {}) {
  server.use(reply.featured(companies));
  const { route = '/featured-companies', ...rest } = options;
  return renderPage(<FeaturedCompaniesPage />, {
    route,
    path: '/featured-companies',
    user: signedIn.client(),
    ...rest,
  });
}

test('every company stands with its open jobs and leads to its profile', async () => {
  await open();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('3 open jobs')).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Harbor & Stone' })).toHaveAttribute(
    'href',
    `/company-profile?id=${anId(61)}`,
  );
  expect(within(second!).queryByText(/open job/)).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 companies');
});

test('the search finds companies by name, and the address holds its text', async () => {
  const { user, location } = await open();
  await screen.findAllByRole('listitem');
  await user.type(screen.getByRole('searchbox', { name: 'Search companies' }), 'rive');
  expect(await screen.findByText('1 company')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Harbor & Stone' })).not.toBeInTheDocument();
  expect(location().search).toBe('?q=rive');
});

test('a search without matches says so and can be cleared', async () => {
  const { user } = await open(both, { route: '/featured-companies?q=nobody' });
  expect(await screen.findByText('No company is called “nobody”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('an empty list of companies says so, in French too', async () => {
  await open([], { language: 'fr' });
  expect(await screen.findByText('Aucune entreprise n’est encore inscrite')).toBeVisible();
});

test('a company that the team has chosen is marked', async () => {
  await open([{ ...aCompany(61, 'Harbor & Stone'), isChosen: true }, aCompany(62, 'Rive Gauche Bâtiment')]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('Chosen by our team')).toBeVisible();
  expect(within(second!).queryByText('Chosen by our team')).not.toBeInTheDocument();
});
