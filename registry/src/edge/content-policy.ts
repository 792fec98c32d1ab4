import { ENDPOINT } from './answer';
import type { EdgeSettings } from './boot-document';
import { sourceOf } from './inline-code';
import type { InlineCode } from './inline-code';

const EMPTY = sourceOf('');

export type PolicyOptions = {
  settings: EdgeSettings;
  /** The origin of published files, where they have one of their own. */
  assetsUrl?: string | undefined;
  /** A development shell or a remote of `npm run dev`: hot replacement needs more. */
  isDevelopment: boolean;
};

/** What differs from page to page. `origins`: of the remotes that this visitor gets from developers' servers. */
export type PageSources = {
  code: InlineCode;
  origins: readonly string[];
  /** The HTML holds the page, with the `style` attributes that React otherwise sets by script. */
  isRendered: boolean;
};

/**
 * The content security policy of a page. Scripts come from this origin, or that of published files, or are the very ones that the edge wrote into
 * the page; no `eval`. Sheets that scripts fill (emotion's) begin as an empty element. Developers' servers are allowed by their exact origins, on the pages that use them.
 */
export function contentPolicy({
  settings,
  assetsUrl,
  isDevelopment,
}: PolicyOptions): (sources: PageSources) => string {
  const own = ["'self'", ...(assetsUrl === undefined ? [] : [assetsUrl])];
  const api = originOf(settings.apiUrl);
  const tiles = settings.tileUrl === null ? [] : originOf(settings.tileUrl);

  return ({ code, origins, isRendered }) => {
    const sockets = [...api, ...origins].map((origin) => origin.replace(/^http/, 'ws'));
    const connect = [...own, ...api, ...origins, ...sockets];
    const directives: Record<string, string[]> = {
      'default-src': ["'self'"],
      'script-src': [...own, ...code.scripts, ...origins, ...(isDevelopment ? ["'unsafe-eval'"] : [])],
      // With a hash in the list browsers ignore 'unsafe-inline', which the loaders of a development build need.
      'style-src': [...own, ...(isDevelopment ? ["'unsafe-inline'"] : [EMPTY, ...code.styles]), ...origins],
      ...(isRendered && { 'style-src-attr': ["'unsafe-inline'"] }),
      'img-src': [...own, 'data:', 'blob:', ...tiles, ...api, ...origins],
      'font-src': [...own, 'data:', ...origins],
      'connect-src': [...new Set([...connect, ...(isDevelopment ? ['ws://localhost:*'] : [])])],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      'frame-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      // The one that keeps the site, and the one that shows pushes.
      'worker-src': ["'self'"],
      'report-to': [ENDPOINT],
      // For browsers that do not know the one above.
      'report-uri': [reportUrl(settings)],
    };
    return Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; ');
  };
}

/** Where browsers send what the policies of a page blocked. */
export function reportUrl({ apiUrl }: Pick<EdgeSettings, 'apiUrl'>): string {
  return `${apiUrl}/telemetry/violations`;
}

/** The origin of an absolute URL, `{s}` of tile servers as any subdomain; none for a path of this site. */
function originOf(url: string): string[] {
  const found = /^(https?:\/\/)([^/]+)/.exec(url);
  if (!found) return [];
  const [, scheme = '', host = ''] = found;
  return [scheme + host.replace(/^\{[^}]+\}/, '*')];
}
