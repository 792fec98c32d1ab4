/** What search engines and shares read of a page, made alike by the edge and by the page's scripts. */

export const SITE_NAME = 'Plumbline';

/** The query that shows a page in one language, whoever reads it. */
export const LANGUAGE_QUERY = 'lang';

/** What of a query makes a page of its own; the rest, such as filters, shows a part of what another page shows. */
const OWN_QUERY = ['page'] as const;

const LANGUAGES = ['en', 'fr'] as const;
export type HeadLanguage = (typeof LANGUAGES)[number];

export type PageAddresses = {
  canonical: string;
  alternates: { language: HeadLanguage | 'x-default'; href: string }[];
};

/** The language that an address asks for. */
export function languageIn(search: string): HeadLanguage | undefined {
  const asked = new URLSearchParams(search).get(LANGUAGE_QUERY);
  return LANGUAGES.find((language) => language === asked);
}

/** The address under which a page is to be found, and those of its languages. `url`: path and query. */
export function addressesOf(siteUrl: string, url: string): PageAddresses {
  const [path = '/', search = ''] = url.split('?');
  const given = new URLSearchParams(search);
  const base = siteUrl + (path.replace(/\/+$/, '') || '/');
  const inLanguage = (language?: string) => {
    const query = new URLSearchParams();
    for (const name of OWN_QUERY) {
      const value = given.get(name) ?? '';
      if (/^[1-9]\d{0,5}$/.test(value) && value !== '1') query.set(name, value);
    }
    if (language !== undefined) query.set(LANGUAGE_QUERY, language);
    return query.size > 0 ? `${base}?${query.toString()}` : base;
  };
  return {
    canonical: inLanguage(languageIn(search)),
    alternates: [
      ...LANGUAGES.map((language) => ({ language, href: inLanguage(language) })),
      { language: 'x-default', href: inLanguage() },
    ],
  };
}

/** `jobs:titles.search` → `jobs:descriptions.search`: the label that describes the page of this title. */
export function descriptionKey(title: string): string {
  return title.replace(':titles.', ':descriptions.');
}
