import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import { rewriteTemplate } from '../release/template';
import type { TemplateFile } from '../release/template';
import { bootDocument, scriptIntegrities } from './boot-document';
import type { BootOptions } from './boot-document';
import { firstScript, INTEGRITY_ID, inlineJson } from './first-script';
import type { NameFile } from './build-files';
import type { PageHead } from './heads/page-head';
import { withHead } from './heads/write-head';
import { bothCodes, inlineCodeOf, sourceOf } from './inline-code';
import type { InlineCode } from './inline-code';
import { ASKS_FOR_LABELS, bootsByLanguage } from './label-files';
import type { NameLabels, PageLanguage } from './label-files';
import { packPage } from './packed-page';
import type { PackedPage } from './packed-page';
import { candidatesFor } from './page-candidates';
import { renderedParts, withRendered } from './rendering/rendered-html';
import type { PageRendering } from './rendering/kept-pages';
import { preloadsFor, readersOf } from './preloads';
import type { Preloads } from './preloads';
import { releaseSet } from './site-view';
import type { SiteView } from './site-view';
import type { LiveRelease } from './snapshot';

const UNAVAILABLE = 503;
const RETRY_SECONDS = 30;
const PLACEHOLDER = '<!--plumbline:head-->';
export const NO_PRELOADS: Preloads = { links: [], table: { files: [], choices: [], texts: {} } };
/** Views whose prepared pages are cached: the live one, canaries, a few links. */
const MOST_VIEWS = 24;

export type PageOptions = BootOptions & {
  /** Folder of a development build of the shell, served under `DEV_SHELL_BASE` instead of the live host. */
  devShell: string | undefined;
  /** Paths of the shell's own pages. */
  shellPages: readonly string[];
  nameIntegrities: NameFile;
  nameLabels: NameLabels;
};

/** Where files of the development shell are served. */
export const DEV_SHELL_BASE = '/dev-shell/';

/** `retryAfter`: in seconds. */
type Answer = { status: number; retryAfter?: number };
/** A page with the inline code that its policy has to allow. */
export type Page = Answer & { packed: PackedPage; code: InlineCode };

/**
 * `url`: the path alone. `rendered`: the content, where it was rendered. `head`: what is known of the page. `isCrawler`:
 * who asks will come again.
 */
type PageRequest = {
  url: string;
  language: PageLanguage;
  rendered: PageRendering | undefined;
  head?: PageHead | undefined;
  isCrawler?: boolean;
};

type PreparedView = {
  boots: Record<PageLanguage, BootDocument>;
  integrities: Record<string, string>;
  /** The file with all of `integrities`, for scripts that the page itself does not name. */
  integrityFile: ReturnType<NameFile>;
  pages: Map<string, Template>;
};

/** A page without its content. */
type Template = { html: string; code: InlineCode };
type FilledPage = Pick<Page, 'packed' | 'code'>;
type Parts = Pick<PageRequest, 'rendered' | 'head'>;

function fill({ html, code }: Template, { rendered, head }: Parts): FilledPage {
  const parts = rendered && renderedParts(rendered);
  // The head first: its places are looked for in a page that has no content yet.
  const headed = head ? withHead(html, head, parts !== undefined) : html;
  const whole = parts ? withRendered(headed, parts) : headed;
  const all = parts ? bothCodes(code, parts.code) : code;
  return { code: all, packed: packPage(whole, JSON.stringify(all)) };
}

/** Fills pages; what many visitors get, a rendered page or one without content, is kept as it was sent last. */
function pageFiller(): (template: Template, parts: Parts) => FilledPage {
  const kept = new WeakMap<object, FilledPage & { template: Template; said: string | undefined }>();
  return (template, parts) => {
    const owner = parts.rendered ?? template;
    const said = parts.head && JSON.stringify(parts.head);
    const known = kept.get(owner);
    if (known?.template === template && known.said === said) return known;
    const filled = { ...fill(template, parts), template, said };
    kept.set(owner, filled);
    return filled;
  };
}

/** Prepares pages of a view once for each set of preloads. */
export function pageRenderer(options: PageOptions): (view: SiteView, asked: PageRequest) => Promise<Page> {
  const prepared = new Map<string, PreparedView>();
  const filledWith = pageFiller();

  function prepare(view: SiteView): PreparedView {
    const key = keyOf(view);
    const known = prepared.get(key) ?? {
      boots: bootsByLanguage(bootDocument(view, options), view, options.nameLabels),
      integrities: integritiesOf(view),
      integrityFile: options.nameIntegrities([view.host, ...view.remotes]),
      pages: new Map<string, Template>(),
    };
    prepared.delete(key);
    prepared.set(key, known);
    const [oldest] = prepared.keys();
    if (prepared.size > MOST_VIEWS && oldest !== undefined) prepared.delete(oldest);
    return known;
  }

  return async (view, { url, language, rendered, head, isCrawler = false }) => {
    const { pages, boots, ...common } = prepare(view);
    const boot = boots[language];
    const manifests = boot.remotes.map(({ manifest }) => manifest);
    const candidates = candidatesFor(url, manifests);
    // What the shell alone has is no page of the table that renderers look in.
    const shown = candidates.length > 0 ? rendered : undefined;
    const readers = readersOf(candidates, shown && language);
    const shownBy = readers.candidates.map(({ access, remote, expose }) => `${access} ${remote} ${expose}`);
    const key = [language, ...readers.languages, ...shownBy].join('|');
    const known = options.devShell === undefined ? pages.get(key) : undefined;
    const page =
      known ??
      headInto(await templateOf(view, options), {
        ...common,
        boot,
        preloads: options.devShell === undefined ? preloadsFor(view, readers) : NO_PRELOADS,
        assetsUrl: options.assetsUrl ?? '',
      });
    pages.set(key, page);
    const isKnown = candidates.length > 0 || options.shellPages.includes(url);
    const answer = isKnown ? statusOf({ rendered: shown, head, isCrawler }) : statusWithout(url, view);
    const { packed, code } = filledWith(page, { rendered, head: settledHead(head, shown) });
    return { packed, code, ...answer };
  };
}

/**
 * What is known of the thing shown says more than whether its page was rendered. Where nobody knows whether there is
 * such a thing, a search engine is asked to come again, and people get the page.
 */
function statusOf({
  rendered,
  head,
  isCrawler,
}: Pick<PageRequest, 'rendered' | 'head' | 'isCrawler'>): Answer {
  if (head?.status === 'unknown' && !rendered)
    return isCrawler ? { status: UNAVAILABLE, retryAfter: RETRY_SECONDS } : { status: 200 };
  if (head && isAbsent(head)) return { status: head.status };
  return { status: rendered?.page.status ?? 200 };
}

function isAbsent(head: PageHead): head is PageHead & { status: 404 | 410 } {
  return head.status === 404 || head.status === 410;
}

/** A page that may be of nothing is not to be found. */
function settledHead(head: PageHead | undefined, rendered: PageRendering | undefined): PageHead | undefined {
  const isThere = head?.status !== 'unknown' || rendered?.page.status === 200;
  return isThere ? head : { ...head, addresses: undefined };
}

function keyOf(view: SiteView): string {
  const { snapshot, host, remotes, elsewhere, disabled, link, notice, isSafeStart } = view;
  const sources = [host, ...remotes, ...elsewhere].map(({ source }) => source);
  const off = disabled.map(({ release }) => release.name);
  return JSON.stringify([
    snapshot.sequence,
    snapshot.updatedAt,
    releaseSet(view),
    sources,
    off,
    link,
    notice,
    isSafeStart,
  ]);
}

/**
 * Status for a path that no remote serves. 503 where a disabled remote would: search engines keep the page, which they
 * would not after a 404. No Retry-After, since the end is unknown.
 */
function statusWithout(url: string, { disabled }: SiteView): Answer {
  const manifests = disabled.flatMap(({ release }) => release.manifest ?? []);
  return { status: candidatesFor(url, manifests).length > 0 ? UNAVAILABLE : 404 };
}

/** The integrities of the host and of the published remotes on the page. */
export function integritiesOf({ host, remotes }: SiteView): Record<string, string> {
  return Object.assign({}, ...[host, ...remotes].map(scriptIntegrities)) as Record<string, string>;
}

export async function templateOf(
  { host }: SiteView,
  { devShell, assetsUrl = '' }: PageOptions,
): Promise<string> {
  if (devShell === undefined)
    return rewriteTemplate(host.template, { fileAt: (file) => hostFile(host, file, assetsUrl) });
  const html = await readFile(path.join(devShell, 'index.html'), 'utf8');
  return rewriteTemplate(html, { fileAt: (file) => ({ url: DEV_SHELL_BASE + file }) });
}

function hostFile({ release, base }: LiveRelease, file: string, assetsUrl: string): TemplateFile | undefined {
  const listed = release.files.find(({ path: known }) => known === file);
  return listed && { url: assetsUrl + base + file, integrity: listed.integrity };
}

type Head = Omit<PreparedView, 'pages' | 'boots'> & {
  boot: BootDocument;
  preloads: Preloads;
  assetsUrl: string;
};

export function headInto(template: string, head: Head): Template {
  const { boot, integrities, integrityFile, preloads, assetsUrl } = head;
  const { links, table } = preloads;
  const named = [...links.map(([url]) => url), ...table.files];
  const own = Object.fromEntries(named.map((url) => [url, integrities[url]]));
  const first = firstScript(assetsUrl === '' ? table : { ...table, at: assetsUrl });
  const elements = [
    ...links.map(
      ([url, integrity]) =>
        `<link rel="preload" as="script" fetchpriority="low" crossorigin="anonymous" integrity="${integrity}" href="${assetsUrl}${url}">`,
    ),
    `<script type="application/json" id="${INTEGRITY_ID}">${inlineJson(own)}</script>`,
    `<script>${first}</script>`,
    `<script type="application/json" id="boot">${inlineJson(boot)}</script>`,
  ].join('\n');
  // Before the host's own scripts, so that it has run when they ask for a chunk.
  const others = `<script defer id="integrities" crossorigin="anonymous" integrity="${integrityFile.integrity}" src="${integrityFile.url}"></script>\n`;
  // Behind the host's own scripts, which a page cannot do without: over HTTP/1.1 a few preloads would take their connections.
  const place = /(?=<\/head>)/i.test(template) ? /(?=<\/head>)/i : /(?=<script\b)/i;
  // Functions, because `replace` would interpret a `$` in the boot document.
  const html = template
    .replace(PLACEHOLDER, '')
    .replace(ASKS_FOR_LABELS, '')
    .replace(place, () => elements)
    .replace(/(?=<script\b)/i, () => others);
  return { html, code: bothCodes(inlineCodeOf(template), { scripts: [sourceOf(first)], styles: [] }) };
}
