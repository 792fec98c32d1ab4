import { bringsSchemaTexts, remoteNamespace } from '@plumbline/shared-schema/remote-names';
import { assetUrls, scriptIntegrities } from './boot-document';
import type { PreloadTable } from './first-script';
import type { PageLanguage } from './label-files';
import { withoutSession } from './page-candidates';
import type { PageCandidate } from './page-candidates';
import type { SiteView } from './site-view';
import type { LiveRelease } from './snapshot';

const LANGUAGES: readonly PageLanguage[] = ['en', 'fr'];

type Script = [url: string, integrity: string];

/** What a page preloads: `links` for every visitor, `table` for the first script to choose from. */
export type Preloads = { links: Script[]; table: PreloadTable };

/** Who may read the HTML of a page: by the pages of its path that they may get, and by language. */
export type Readers = { candidates: readonly PageCandidate[]; languages: readonly PageLanguage[] };

/** A page that is rendered is sent to visitors without a session, in its language. */
export function readersOf(
  candidates: readonly PageCandidate[],
  renderedIn: PageLanguage | undefined,
): Readers {
  return renderedIn
    ? { candidates: withoutSession(candidates), languages: [renderedIn] }
    : { candidates, languages: LANGUAGES };
}

/**
 * Exactly what the candidates of a path need: container, page scripts and the shared files they use. Where one page
 * answers the path that is for everyone; where several do, the browser picks. Texts go by language: the browser knows
 * which of `languages`. Remotes that come from elsewhere are left out.
 */
export function preloadsFor(view: SiteView, { candidates, languages }: Readers): Preloads {
  const choices = candidates.flatMap((candidate) => {
    const choice = choiceOf(view, candidate, languages);
    return choice ? [choice] : [];
  });
  const [single] = choices.length === 1 ? choices : [];
  const files = new Set<string>();
  const indexesOf = (scripts: readonly Script[]) => scripts.map(([url]) => [...files.add(url)].indexOf(url));

  const chosen = choices.map(({ access, page, texts }) => ({
    access,
    files: single ? [] : indexesOf(page),
    languages: Object.fromEntries(texts.map(([language, scripts]) => [language, indexesOf(scripts)])),
  }));
  const texts = languages.map((language) => [language, indexesOf(hostTexts(view.host, language))]);
  return {
    links: single?.page ?? [],
    table: { files: [...files], choices: chosen, texts: Object.fromEntries(texts) },
  };
}

/** The host names the chunks of its own texts `texts-<language>`, and those of the schema `schema-texts-<language>`. */
function hostTexts({ release, base }: LiveRelease, language: string, of = 'texts'): Script[] {
  return release.files
    .filter(({ path }) => path.startsWith(`${of}-${language}.`) && path.endsWith('.js'))
    .map(({ path, integrity }) => [base + path, integrity]);
}

function choiceOf(
  view: SiteView,
  { access, remote, expose }: PageCandidate,
  languages: readonly PageLanguage[],
) {
  const live = view.remotes.find(({ release }) => release.name === remote);
  if (!live) return undefined;
  const known = { ...scriptIntegrities(view.host), ...scriptIntegrities(live) };
  const scriptsOf = (urls: readonly string[]): Script[] =>
    urls.filter((url) => url.endsWith('.js')).map((url) => [url, known[url] ?? '']);

  return {
    access,
    page: scriptsOf([live.base + live.release.entry, ...assetUrls(live, view.host, expose)]),
    texts: languages.map((language) => {
      const urls = assetUrls(live, view.host, `./locale-${language}`);
      const beside = bringsSchemaTexts(remoteNamespace(remote))
        ? hostTexts(view.host, language, 'schema-texts')
        : [];
      return [language, [...scriptsOf(urls), ...beside]] as const;
    }),
  };
}
