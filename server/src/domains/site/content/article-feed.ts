import type { Article, ContentLanguage } from '@plumbline/shared-schema/content';
import { escapeHtml } from '../../../kit/mail/layout';

const TITLES: Record<ContentLanguage, string> = {
  en: 'Plumbline: notes for people who renovate',
  fr: 'Plumbline : conseils pour qui rénove',
};

type Options = { language: ContentLanguage; siteUrl: string };

/** RSS 2.0, newest first. The escapes of HTML that it uses are those of XML. */
export function articleFeed(articles: readonly Article[], { language, siteUrl }: Options): string {
  const title = escapeHtml(TITLES[language]);
  const items = articles.map(({ slug, title: name, summary, date }) => {
    const link = escapeHtml(`${siteUrl}/blogs/${slug}`);
    return `<item><title>${escapeHtml(name)}</title><link>${link}</link><guid>${link}</guid><description>${escapeHtml(summary)}</description><pubDate>${new Date(date).toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>${title}</title><link>${escapeHtml(`${siteUrl}/`)}</link><description>${title}</description><language>${language}</language>
${items.join('\n')}
</channel></rss>
`;
}
