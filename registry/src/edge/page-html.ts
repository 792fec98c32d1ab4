import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootDocument } from '@plumbline/shared-schema/platform';
import { rewriteTemplate } from '../release/template';
import type { TemplateFile } from '../release/template';
import { bootDocument, scriptIntegrities } from './boot-document';
import type { BootOptions } from './boot-document';
import { firstScript, inlineJson } from './first-script';
import { candidatesFor } from './page-candidates';
import type { PageCandidate } from './page-candidates';
import { preloadsFor } from './preloads';
import type { Preloads } from './preloads';
import type { LiveRelease, Snapshot } from './snapshot';

const PLACEHOLDER = '<!--plumbline:head-->';
/** Stands in the prepared text where each response puts its own nonce. */
const NONCE = `nonce-${randomBytes(12).toString('hex')}`;
const NO_PRELOADS: Preloads = { links: [], table: { files: [], choices: [], texts: {} } };

export type PageOptions = BootOptions & {
  /** Folder of a development build of the shell, served under `DEV_SHELL_BASE` instead of the live host. */
  devShell: string | undefined;
  /** Paths of the shell's own pages. */
  shellPages: readonly string[];
};

/** Where files of the development shell are served. */
export const DEV_SHELL_BASE = '/dev-shell/';

/** `isKnown`: some page answers this path. */
export type PageHtml = { html: string; isKnown: boolean };

/** Prepares pages of a snapshot once for each set of preloads, and fills in the nonce for each response. */
export function pageRenderer(
  options: PageOptions,
): (snapshot: Snapshot, url: string, nonce: string) => Promise<PageHtml> {
  let prepared: { snapshot: Snapshot; boot: BootDocument; pages: Map<string, string> } | undefined;

  return async (snapshot, url, nonce) => {
    if (prepared?.snapshot !== snapshot) {
      prepared = { snapshot, boot: bootDocument(snapshot, options), pages: new Map() };
    }
    const { boot, pages } = prepared;
    const candidates = candidatesFor(
      url,
      boot.remotes.map(({ manifest }) => manifest),
    );
    const isKnown = candidates.length > 0 || options.shellPages.includes(url);
    const key = candidates.map(({ access, remote, expose }) => `${access} ${remote} ${expose}`).join('|');
    const known = options.devShell === undefined ? pages.get(key) : undefined;
    const page =
      known ??
      headInto(await templateOf(snapshot, options), {
        boot,
        integrities: integritiesOf(snapshot, boot),
        preloads: preloadsOf(snapshot, candidates, options),
      });
    pages.set(key, page);
    return { html: page.replaceAll(NONCE, nonce), isKnown };
  };
}

/** A remote in development is fetched from its own server, and the development shell brings its own shared files. */
function preloadsOf(
  snapshot: Snapshot,
  candidates: readonly PageCandidate[],
  options: PageOptions,
): Preloads {
  if (options.devShell !== undefined) return NO_PRELOADS;
  const developed = new Set(options.devRemotes.map(({ name }) => name));
  return preloadsFor(
    snapshot,
    candidates.filter(({ remote }) => !developed.has(remote)),
  );
}

/** Of the host and of the remotes in the boot document. */
function integritiesOf({ host, remotes }: Snapshot, boot: BootDocument): Record<string, string> {
  const shown = new Set(boot.remotes.map(({ entry }) => entry));
  const present = remotes.filter(({ base, release }) => shown.has(base + release.entry));
  return Object.assign({}, ...[host, ...present].map(scriptIntegrities)) as Record<string, string>;
}

async function templateOf({ template, host }: Snapshot, { devShell }: PageOptions): Promise<string> {
  if (devShell === undefined)
    return rewriteTemplate(template, { nonce: NONCE, fileAt: (file) => hostFile(host, file) });
  const html = await readFile(path.join(devShell, 'index.html'), 'utf8');
  return rewriteTemplate(html, { nonce: NONCE, fileAt: (file) => ({ url: DEV_SHELL_BASE + file }) });
}

function hostFile({ release, base }: LiveRelease, file: string): TemplateFile | undefined {
  const listed = release.files.find(({ path: known }) => known === file);
  return listed && { url: base + file, integrity: listed.integrity };
}

type Head = { boot: BootDocument; integrities: Record<string, string>; preloads: Preloads };

function headInto(template: string, { boot, integrities, preloads: { links, table } }: Head): string {
  const head = [
    `<meta name="csp-nonce" content="${NONCE}">`,
    ...links.map(
      ([url, integrity]) =>
        `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" nonce="${NONCE}" href="${url}">`,
    ),
    `<script nonce="${NONCE}">${firstScript({ table, integrities })}</script>`,
    `<script type="application/json" id="boot" nonce="${NONCE}">${inlineJson(boot)}</script>`,
  ].join('\n');
  // Minifiers drop comments; then before the first script. A function, because a `$` in the boot document must stay one.
  const place = template.includes(PLACEHOLDER) ? PLACEHOLDER : /(?=<script\b)/i;
  return template.replace(place, () => head);
}
