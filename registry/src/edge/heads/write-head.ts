import { SITE_NAME } from '@plumbline/shared-schema/page-heads';
import { inlineJson } from '../first-script';
import type { PageHead } from './page-head';

const LOCALES = { en: 'en_US', fr: 'fr_FR' } as const;

/** The page's HTML with what search engines and shares read. The title of a rendered page is the page's own. */
export function withHead(html: string, head: PageHead, isRendered: boolean): string {
  const { language, title, description } = head;
  const elements = [
    ...(description === undefined ? [] : [`<meta name="description" content="${escaped(description)}">`]),
    ...(head.addresses ? found(head, head.addresses) : ['<meta data-head name="robots" content="noindex">']),
    ...head.data.map((data) => `<script type="application/ld+json" data-head>${inlineJson(data)}</script>`),
  ].join('');
  const described =
    description === undefined ? html : html.replace(/<meta\s[^>]*name="?description"?[^>]*>/i, '');
  // Functions, because `replace` would interpret a `$` in the texts.
  return described
    .replace(/<html lang="?\w+"?/i, () => `<html lang="${language}"`)
    .replace(
      /<title>[^<]*<\/title>/i,
      (own) => (isRendered ? own : `<title>${escaped(fullTitle(title))}</title>`) + elements,
    );
}

function found(head: PageHead, { canonical, alternates }: NonNullable<PageHead['addresses']>): string[] {
  const { language, title, description, kind, picture } = head;
  const properties: Record<string, string | number | undefined> = {
    'og:site_name': SITE_NAME,
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': LOCALES[language],
    'og:locale:alternate': LOCALES[language === 'en' ? 'fr' : 'en'],
    'og:image': picture?.url,
    'og:image:width': picture?.width,
    'og:image:height': picture?.height,
    'og:image:alt': picture?.alt,
  };
  const named: Record<string, string | undefined> = {
    'twitter:card': picture ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture?.url,
  };
  return [
    `<link rel="canonical" href="${escaped(canonical)}">`,
    ...alternates.map(
      ({ language: of, href }) => `<link rel="alternate" hreflang="${of}" href="${escaped(href)}">`,
    ),
    ...metas('property', properties),
    ...metas('name', named),
  ];
}

function metas(key: 'name' | 'property', contents: Record<string, string | number | undefined>): string[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [`<meta data-head ${key}="${name}" content="${escaped(String(content))}">`],
  );
}

/** As the page's own scripts write it. */
function fullTitle(title: string): string {
  return title === '' ? SITE_NAME : `${title} · ${SITE_NAME}`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
