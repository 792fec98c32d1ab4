import { requiredIn } from './structured-data';

/** What search engines read of a page: its HTML, of which no script has run. */
export type FoundPage = {
  language: string;
  title: string;
  descriptions: string[];
  headings: number;
  canonicals: string[];
  alternates: Record<string, string>;
  /** Open Graph and Twitter properties. */
  properties: Record<string, string>;
  robots: string;
  data: string[];
};

/** Runs in a browser, on a document of its own that loads and executes nothing. */
export function readFoundPage(html: string): FoundPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const contents = (selector: string) =>
    all(selector).map((element) => element.getAttribute('content') ?? '');
  return {
    language: page.documentElement.lang,
    title: page.title,
    descriptions: contents('meta[name="description"]'),
    headings: all('h1').length,
    canonicals: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ) as Record<string, string>,
    properties: Object.fromEntries(
      all('meta[property^="og:"], meta[name^="twitter:"]').map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name'),
        meta.getAttribute('content'),
      ]),
    ) as Record<string, string>,
    robots: contents('meta[name="robots"]').join(),
    data: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

const SHORTEST_DESCRIPTION = 10;
const LONGEST_DESCRIPTION = 200;

type ExpectedPage = { address: string; language: 'en' | 'fr' };

/** What is wrong with a page that is to be found under an address, in words. */
export function problemsOf(page: FoundPage, { address, language }: ExpectedPage): string[] {
  const [description = '', ...others] = page.descriptions;
  const isDescribed = description.length >= SHORTEST_DESCRIPTION && description.length <= LONGEST_DESCRIPTION;
  const plain = new URL(address);
  plain.searchParams.delete('lang');
  const inLanguage = (wanted: string) => {
    const url = new URL(plain);
    url.searchParams.set('lang', wanted);
    return url.href;
  };
  const wrong: [boolean, string][] = [
    [page.language !== language, `the language is ${page.language}`],
    [!/\S · Plumbline$/.test(page.title), `the title is "${page.title}"`],
    [!isDescribed || others.length > 0, `the descriptions are ${JSON.stringify(page.descriptions)}`],
    [page.headings !== 1, `there are ${String(page.headings)} headings of level 1`],
    [page.canonicals.join() !== address, `the canonical address is ${page.canonicals.join()}`],
    [page.alternates.en !== inLanguage('en'), `the address in English is ${String(page.alternates.en)}`],
    [page.alternates.fr !== inLanguage('fr'), `the address in French is ${String(page.alternates.fr)}`],
    [page.alternates['x-default'] !== plain.href, 'no address for all languages'],
    [page.properties['og:url'] !== address, `it is shared as ${String(page.properties['og:url'])}`],
    [!page.properties['og:title'], 'it is shared without a title'],
    [!page.properties['og:image'], 'it is shared without a picture'],
    [page.robots !== '', `robots are told ${page.robots}`],
  ];
  return [
    ...wrong.filter(([isWrong]) => isWrong).map(([, what]) => what),
    ...page.data.flatMap((json) => requiredIn(json)),
  ];
}
