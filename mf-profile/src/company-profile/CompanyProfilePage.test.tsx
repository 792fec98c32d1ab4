import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aPublicUser } from '@plumbline/testing/builders/users';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { CompanyProfilePage } from './CompanyProfilePage';

const harbor = aPublicUser({
  _id: anId(3),
  userType: 'company',
  fullName: 'Priya Raman',
  companyName: 'Harbor & Stone',
  title: 'Builders',
  website: 'https://www.harborstone.example/',
});
const asked = {
  route: `/company-profile?id=${harbor._id}`,
  path: '/company-profile',
  user: signedIn.contractor(),
};

beforeEach(() => {
  server.use(
    reply.profile(harbor),
    reply.jobsOf(harbor._id, [aJob({ title: 'Fix the roof' })]),
    reply.feedbacks([aFeedback({ review: 'Paid on time.' })]),
  );
});

test('the company comes first and its contact second, with open jobs, reviews and website', async () => {
  const { container } = await renderPage(<CompanyProfilePage />, asked);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor & Stone' })).toBeVisible();
  expect(screen.getByText('Priya Raman')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'About the company' })).toBeVisible();
  expect(screen.getByRole('link', { name: /harborstone.example/ })).toHaveAttribute('href', harbor.website);
  const job = await screen.findByRole('link', { name: 'Fix the Roof' });
  expect(job).toHaveAttribute('href', `/jobs/${aJob()._id}`);
  expect(await screen.findByText('Paid on time.')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('a company that goes by the name of its contact says it once', async () => {
  server.use(reply.profile({ ...harbor, fullName: 'Harbor & Stone' }));
  await renderPage(<CompanyProfilePage />, asked);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor & Stone' })).toBeVisible();
  expect(screen.queryByText('Contact')).not.toBeInTheDocument();
});

test('a company without jobs says so in French too', async () => {
  server.use(reply.jobsOf(harbor._id, []));
  await renderPage(<CompanyProfilePage />, { ...asked, language: 'fr' });
  expect(await screen.findByText('Harbor & Stone n’a aucun chantier ouvert en ce moment.')).toBeVisible();
});

test.each([
  ['no company at all', '/company-profile'],
  ['a contractor', `/company-profile?id=${anId(2)}`],
  ['somebody unknown', `/company-profile?id=${anId(9)}`],
])('the address of %s shows a way to all companies', async (_what, route) => {
  server.use(reply.profile(aPublicUser()), reply.error(`GET /users/profile/${anId(9)}`, 'NOT_FOUND'));
  await renderPage(<CompanyProfilePage />, { ...asked, route });
  expect(await screen.findByText('We could not find this company')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'All companies' })).toHaveAttribute(
    'href',
    '/featured-companies',
  );
});

test('the page leaves nothing behind when it is left', async () => {
  expect(
    await leaving(<CompanyProfilePage />, asked, () => screen.findByRole('link', { name: 'Fix the Roof' })),
  ).toEqual([]);
});
