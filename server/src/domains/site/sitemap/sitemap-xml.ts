import { addressesOf } from '@plumbline/shared-schema/page-heads';
import { escapeHtml } from '../../../kit/mail/layout';

/** `changed`: a day or an instant, as ISO 8601. */
export type SitemapPage = { path: string; changed?: string };

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function indexXml(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}

/** Each page with the addresses of its languages. */
export function partXml(siteUrl: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const { canonical, alternates } = addressesOf(siteUrl, path);
    const links = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    const lastmod = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    return `<url><loc>${escapeHtml(canonical)}</loc>${lastmod}${links.join('')}</url>`;
  });
  return `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
