import { renderPage, screen } from '@plumbline/testing/render';
import { AboutPage } from './AboutPage';

test('the about page leads both sides on, and to the contact page', async () => {
  const { container } = await renderPage(<AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'How Plumbline works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse open jobs' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'About us and contact' })).toHaveAttribute('href', '/contact');
  await expect(container).toHaveNoViolations();
});

test('the about page speaks French', async () => {
  await renderPage(<AboutPage />, { language: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Comment fonctionne Plumbline' })).toBeVisible();
});
