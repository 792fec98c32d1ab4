import { anArticle } from '@plumbline/testing/builders/content';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { BlogsPage } from './BlogsPage';

beforeEach(() => server.use(reply.banner(null)));

const articles = [
  anArticle({ slug: 'damp', title: 'Where is the damp coming from?', picture: 'damp' }),
  anArticle(),
  anArticle({ slug: 'permits', title: 'Permits', picture: 'permit' }),
];

test('the newest article stands first, the others in a grid, a promotion of the house between them', async () => {
  server.use(reply.articles(articles));
  const { container } = await renderPage(<BlogsPage />, { user: signedIn.client() });
  const titles = await screen.findAllByRole('heading', { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    'Where is the damp coming from?',
    'Choosing a roofer',
    'Permits',
  ]);
  expect(screen.getByRole('link', { name: 'Choosing a roofer' })).toHaveAttribute(
    'href',
    '/blogs/choose-roofer',
  );
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  const promotion = within(screen.getByRole('complementary', { name: 'Post a Job' }));
  expect(promotion.getByRole('link')).toHaveAttribute('href', '/post-contract');
  expect(screen.queryByText('Advertisement')).not.toBeInTheDocument();
  await expect(container).toHaveNoViolations();
});

test('the articles come in the language of the page', async () => {
  server.use(reply.articles((language) => [anArticle({ title: `Titre ${language ?? ''}` })]));
  await renderPage(<BlogsPage />, { user: signedIn.client(), language: 'fr' });
  expect(await screen.findByRole('heading', { level: 2, name: 'Titre fr' })).toBeVisible();
  expect(screen.getByText(/4 minutes de lecture/)).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  server.use(reply.error('GET /content/articles', 'UNAVAILABLE', { message: 'Not now.' }));
  const { user } = await renderPage(<BlogsPage />, { user: signedIn.client() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.use(reply.articles(articles));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Permits' })).toBeVisible();
});

test('the banner of the day stands between the articles, marked as an advertisement', async () => {
  const banner = { picture: '/api/v1/files/b', href: 'https://tiles.example', alt: 'Tiles, half price' };
  server.use(reply.articles(articles), reply.banner(banner));
  await renderPage(<BlogsPage />, { user: signedIn.client() });
  const link = await screen.findByRole('link', { name: 'Tiles, half price (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://tiles.example');
  expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
  expect(within(screen.getByRole('complementary')).getByText('Advertisement')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Post a Job' })).not.toBeInTheDocument();
});

test('a contractor is promoted nothing that hirers do', async () => {
  server.use(reply.articles(articles));
  await renderPage(<BlogsPage />, { user: signedIn.contractor() });
  const promotion = within(await screen.findByRole('complementary', { name: 'Built-in portfolio' }));
  expect(promotion.getByRole('link')).toHaveAttribute('href', '/profile');
});
