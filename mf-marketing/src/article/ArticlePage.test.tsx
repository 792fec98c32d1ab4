import { anArticle, anArticleWithText } from '@plumbline/testing/builders/content';
import { renderPage, screen, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { TO } from '../destinations';
import { ArticlePage } from './ArticlePage';

const others = ['damp', 'permits', 'wiring', 'stages'].map((slug) => anArticle({ slug, title: slug }));
const show = (options: RenderPageOptions = {}) =>
  renderPage(<ArticlePage />, { route: '/blogs/choose-roofer', path: '/blogs/:slug', ...options });

test('a visitor reads an article and goes on to the next three', async () => {
  server.use(
    reply.article(anArticleWithText()),
    reply.articles([...others.slice(0, 3), anArticle(), ...others.slice(3)]),
  );
  const { container } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Choosing a roofer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Beware of the knock' })).toBeVisible();
  expect(screen.getByRole('figure')).toHaveTextContent('Old slate roof with missing slates: a rendering.');
  expect(screen.getByText('Never').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support');
  expect(screen.getByText('a scaffold').closest('ul')).not.toBeNull();
  expect(screen.getByText('ask').closest('ol')).not.toBeNull();
  const more = await screen.findAllByRole('heading', { level: 3 });
  expect(more.map(({ textContent }) => textContent)).toEqual(['stages', 'damp', 'permits']);
  expect(screen.queryByRole('link', { name: 'All articles' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post a Job' })).toHaveAttribute('href', TO.post);
  expect(screen.getByRole('link', { name: 'Browse open jobs' })).toHaveAttribute('href', '/jobs');
  await expect(container).toHaveNoViolations();
});

test('an article of several parts says which, and leads to each', async () => {
  const { blocks } = anArticleWithText();
  const end = { kind: 'heading' as const, lines: [[{ text: 'When they ' }, { text: 'leave' }]] };
  server.use(reply.article(anArticleWithText({ blocks: [...blocks, end] })), reply.articles([]));
  await show();
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const [first, last] = contents.getAllByRole('link');
  const idOf = (name: string) => `#${screen.getByRole('heading', { level: 2, name }).id}`;
  expect(first).toHaveAttribute('href', idOf('Beware of the knock'));
  expect(last).toHaveAttribute('href', idOf('When they leave'));
  const folded = screen.getByText('On this page', { selector: 'summary' }).closest('details');
  expect(folded?.querySelectorAll('a')).toHaveLength(2);
});

test('who is signed in finds the way back to all articles', async () => {
  server.use(reply.article(anArticleWithText()), reply.articles([]));
  await show({ user: signedIn.contractor() });
  expect(await screen.findByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blogs');
  expect(screen.queryByRole('link', { name: 'Post a Job' })).not.toBeInTheDocument();
});

test('an article that nobody wrote says so and offers others', async () => {
  server.use(reply.error('GET /content/articles/choose-roofer', 'NOT_FOUND'), reply.articles(others));
  const { container } = await show({ language: 'fr' });
  expect(await screen.findByText('Cet article n’existe pas')).toBeVisible();
  expect(within(container).getAllByRole('article')).toHaveLength(3);
});
