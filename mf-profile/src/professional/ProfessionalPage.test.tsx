import { anId, aPublicUser } from '@plumbline/shared-schema/builders';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ProfessionalPage } from './ProfessionalPage';

const marcus = aPublicUser();
const asked = { route: `/professionals/${marcus._id}`, path: '/professionals/:id' };

test('a visitor reads a contractor’s profile and can give them work', async () => {
  server.use(reply.profile(marcus));
  const { container } = await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible();
  expect(screen.getByText('4.8 · 12 reviews')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post-contract');
  await expect(container).toHaveNoViolations();
});

test('one’s own public profile leads to editing it', async () => {
  server.use(reply.profile(marcus));
  await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.contractor() });
  expect(await screen.findByRole('link', { name: 'Edit your profile' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Post a job' })).not.toBeInTheDocument();
});

test('an unknown profile says so and shows a way on', async () => {
  server.use(reply.error(`GET /users/profile/${anId(2)}`, 'NOT_FOUND'));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByText('We could not find this profile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
});

test('a profile without a bio and reviews says so in French too', async () => {
  server.use(reply.profile(aPublicUser({ bio: null, rating: 0, reviewCount: 0 })));
  await renderPage(<ProfessionalPage />, { ...asked, language: 'fr' });
  expect(await screen.findByText('Marcus Bell n’a pas encore écrit de présentation.')).toBeVisible();
  expect(screen.getByText('Pas encore d’avis')).toBeVisible();
});
