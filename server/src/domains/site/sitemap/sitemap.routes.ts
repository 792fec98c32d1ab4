import type { Article } from '@plumbline/shared-schema/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createMemory } from '../../../kit/remember';
import type { ListedKind, SitemapRepository } from './sitemap.repository';
import { indexXml, partXml } from './sitemap-xml';
import type { SitemapPage } from './sitemap-xml';

/** Filled when the site is mounted: the paths of the live pages that are to be found. */
type ListedPages = { listPages?: () => Promise<string[]> };

type SitemapOptions = {
  siteUrl: string;
  entries: SitemapRepository;
  listArticles: () => readonly Article[];
  pages: ListedPages;
};

/** Pages in one part; search engines take 50,000, and 50 MB. */
const PART_SIZE = 5000;
const KINDS: readonly ListedKind[] = ['jobs', 'professionals', 'prices'];
/** How long a part is sent again as it is, and caches may keep it. */
const FRESH_MS = 600_000;
const MOST_KEPT = 20;
const OPEN = { config: { access: 'public', rateLimit: false } as const, schema: { hide: true } };

/** Below them is nothing that anybody should find. */
const CLOSED = ['/api/', '/dev/', '/preview'];

/** `/robots.txt`, and `/sitemap.xml` with its parts: what everybody may open, and nothing else. */
export async function sitemap(
  app: FastifyInstance,
  { siteUrl, entries, listArticles, pages }: SitemapOptions,
): Promise<void> {
  const remembered = createMemory({ freshMs: FRESH_MS, mostKept: MOST_KEPT });

  async function listParts(): Promise<string[]> {
    const counts = await Promise.all(KINDS.map((kind) => entries.count(kind)));
    const numbered = KINDS.flatMap((kind, at) =>
      Array.from({ length: Math.ceil((counts[at] ?? 0) / PART_SIZE) }, (_, part) => `${kind}-${part + 1}`),
    );
    return ['pages', 'articles', ...numbered];
  }

  async function listPart(name: string): Promise<SitemapPage[]> {
    if (name === 'pages') return ((await pages.listPages?.()) ?? []).map((path) => ({ path }));
    if (name === 'articles')
      return listArticles().map(({ slug, date }) => ({ path: `/blogs/${slug}`, changed: date }));
    const [kind, number] = name.split('-');
    const listed = KINDS.find((known) => known === kind);
    if (!listed) return [];
    const rows = await entries.list(listed, { limit: PART_SIZE, offset: (Number(number) - 1) * PART_SIZE });
    return rows.map(({ id, changedAt }) => ({ path: `/${listed}/${id}`, changed: changedAt.toISOString() }));
  }

  app.get('/robots.txt', OPEN, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          'User-agent: *',
          ...CLOSED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${siteUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', OPEN, async (_request, reply) => {
    const parts = await remembered('index', listParts);
    return sendXml(reply, indexXml(parts.map((part) => `${siteUrl}/sitemaps/${part}.xml`)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', OPEN, async (request, reply) => {
    const name = /^([a-z]+(?:-[1-9]\d{0,5})?)\.xml$/.exec(request.params.file)?.[1];
    const parts = await remembered('index', listParts);
    if (name === undefined || !parts.includes(name)) return reply.callNotFound();
    return sendXml(
      reply,
      await remembered(`part ${name}`, async () => partXml(siteUrl, await listPart(name))),
    );
  });
}

function sendXml(reply: FastifyReply, xml: string) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', `public, max-age=${FRESH_MS / 1000}`)
    .header('x-content-type-options', 'nosniff')
    .send(xml);
}
