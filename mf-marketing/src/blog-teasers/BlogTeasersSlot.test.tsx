import { anArticle } from '@plumbline/testing/builders/content';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { BlogTeasersSlot } from './BlogTeasersSlot';

const articles = ['a', 'b', 'c', 'd'].map((slug) => anArticle({ slug, title: `Article ${slug}` }));

test('the home pages show the three newest articles and lead to all', async () => {
  server.use(reply.articles(articles));
  await renderPage(<BlogTeasersSlot />, { user: signedIn.client() });
  expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blogs');
});
