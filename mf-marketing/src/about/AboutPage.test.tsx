import { renderPage, screen } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { AboutPage } from './AboutPage';

test('the about page leads both sides on, and to the contact page', async () => {
  const { container } = await renderPage(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'How Plumbline works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse open jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'About us and contact' })).toHaveAttribute('href', '/contact');
  await expect(container).toHaveNoViolations();
});

test.each([
  ['client', 'Post a Job', '/post-contract'],
  ['contractor', 'Browse open jobs', '/jobs'],
] as const)('a %s is led on to their own side only', async (role, name, href) => {
  await renderPage(<AboutPage />, { user: signedIn[role]() });
  const ways = screen.getAllByRole('link', { name: /^(Post a Job|Browse open jobs)$/ });
  expect(ways).toHaveLength(1);
  expect(ways[0]).toHaveAccessibleName(name);
  expect(ways[0]).toHaveAttribute('href', href);
});

test('the about page speaks French', async () => {
  await renderPage(<AboutPage />, { language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Comment fonctionne Plumbline' })).toBeVisible();
});
