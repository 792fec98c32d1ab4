import { runInNewContext } from 'node:vm';
import { firstScript } from './first-script';
import type { PreloadTable } from './first-script';

const table: PreloadTable = {
  files: ['/landing.js', '/client-home.js', '/en.js', '/fr.js', '/shell-en.js', '/shell-fr.js'],
  texts: { en: [4], fr: [5] },
  choices: [
    { access: 'public', files: [0], languages: { en: [2], fr: [3] } },
    { access: 'hirer', files: [1], languages: { en: [2], fr: [3] } },
  ],
};

type Visitor = {
  search?: string;
  storage?: Record<string, string>;
  prefersDark?: boolean;
  language?: string;
};

const integrities = {
  '/landing.js': 'sha384-a',
  '/client-home.js': 'sha384-b',
  '/en.js': 'sha384-c',
  '/fr.js': 'sha384-d',
  '/shell-en.js': 'sha384-e',
  '/shell-fr.js': 'sha384-f',
};

/** Runs the script as a browser would and returns its effects on the page. */
function visit({ search = '', storage = {}, prefersDark = false, language = 'en-GB' }: Visitor) {
  const links: Record<string, string>[] = [];
  const root = {
    lang: '',
    style: { colorScheme: '' },
    classList: { add: (name: string) => classes.push(name) },
  };
  const classes: string[] = [];
  runInNewContext(firstScript(table), {
    window: {},
    document: {
      documentElement: root,
      getElementById: () => ({ textContent: JSON.stringify(integrities) }),
      createElement: () => ({}),
      head: { appendChild: (link: Record<string, string>) => links.push(link) },
    },
    localStorage: { getItem: (key: string) => storage[key] ?? null },
    matchMedia: () => ({ matches: prefersDark }),
    location: { search },
    navigator: { language },
  });
  return {
    lang: root.lang,
    colorScheme: root.style.colorScheme,
    classes,
    links,
    preloaded: links.map(({ href }) => href),
  };
}

const signedIn = (userType: string) => ({ token: 't', user: JSON.stringify({ userType }) });

test.each([
  ['a visitor', {}, ['/shell-en.js', '/landing.js', '/en.js']],
  ['a client', { storage: signedIn('client') }, ['/shell-en.js', '/client-home.js', '/en.js']],
  ['a company', { storage: signedIn('company') }, ['/shell-en.js', '/client-home.js', '/en.js']],
  [
    'a contractor, for whom there is no page of its own',
    { storage: signedIn('contractor') },
    ['/shell-en.js', '/landing.js', '/en.js'],
  ],
  ['an address in French', { search: '?page=2&lang=fr' }, ['/shell-fr.js', '/landing.js', '/fr.js']],
  ['a French visitor', { language: 'fr-CA' }, ['/shell-fr.js', '/landing.js', '/fr.js']],
  ['somebody who chose French', { storage: { i18nextLng: 'fr' } }, ['/shell-fr.js', '/landing.js', '/fr.js']],
  [
    'somebody whose stored user is broken',
    { storage: { token: 't', user: '{' } },
    ['/shell-en.js', '/landing.js', '/en.js'],
  ],
])('%s preloads the page that will be shown', (_who, visitor, urls) => {
  expect(visit(visitor).preloaded).toEqual(urls);
});

test('preload links ask exactly as the loader will', () => {
  expect(visit({}).links[1]).toEqual({
    rel: 'preload',
    as: 'script',
    fetchPriority: 'low',
    crossOrigin: 'anonymous',
    integrity: 'sha384-a',
    href: '/landing.js',
  });
});

test.each([
  ['the system is dark', { prefersDark: true }, 'dark'],
  ['light was chosen on a dark system', { prefersDark: true, storage: { theme: 'light' } }, 'light'],
  ['dark was chosen', { storage: { theme: 'dark' } }, 'dark'],
])('theme and language stand before the first paint: %s', (_when, visitor, theme) => {
  expect(visit(visitor)).toMatchObject({ classes: [theme], colorScheme: theme, lang: 'en' });
});
