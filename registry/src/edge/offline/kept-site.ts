import { KEPT_PAGE } from '@plumbline/shared-schema/rendering';
import { bootDocument } from '../boot-document';
import type { InlineCode } from '../inline-code';
import { headInto, integritiesOf, NO_PRELOADS, templateOf } from '../page-html';
import type { PageOptions } from '../page-html';
import type { SiteView } from '../site-view';
import type { LiveRelease } from '../snapshot';

/** What a browser keeps to show the site without a network: a page for every path, and its files. */
export type KeptSite = { html: string; code: InlineCode; files: string[] };

/** Scripts, styles and typefaces; no server half, map of sources or kit, which lie in folders or end otherwise. */
const KEPT_FILE = /^[^/]+\.(js|css|woff2)$/;

/** The same for everybody: without content, without preloads, with labels in both languages. */
export async function keptSite(view: SiteView, options: PageOptions): Promise<KeptSite> {
  const { assetsUrl = '' } = options;
  const integrityFile = options.nameIntegrities([view.host, ...view.remotes]);
  const { html, code } = headInto(await templateOf(view, options), {
    boot: bootDocument(view, options),
    integrities: integritiesOf(view),
    integrityFile,
    preloads: NO_PRELOADS,
    assetsUrl,
  });
  const filesOf = ({ base, release }: LiveRelease) =>
    release.files.filter(({ path }) => KEPT_FILE.test(path)).map(({ path }) => assetsUrl + base + path);
  return {
    html: html.replace(/(?=<\/head>)/i, `<meta name="${KEPT_PAGE}">\n`),
    code,
    files: [integrityFile.url, ...[view.host, ...view.remotes.filter(isForPeople)].flatMap(filesOf)],
  };
}

/** Whether somebody but administrators gets a page or a part of one. */
function isForPeople({ release: { manifest } }: LiveRelease): boolean {
  if (!manifest) return false;
  return manifest.slots.length > 0 || manifest.pages.some(({ access }) => access !== 'admin');
}
