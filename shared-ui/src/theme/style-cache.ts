import createCache from '@emotion/cache';

export type StyleCache = ReturnType<typeof createStyleCache>;

const KEY = 'pl';

/** The only properties that browsers which run the scripts of a build (ES2022) may know by their prefixed names alone. */
const PREFIXED =
  /^(backdrop-filter|background-clip|box-decoration-break|hyphens|mask(-[a-z]+)*|print-color-adjust|text-size-adjust|user-select)$/;

/** As emotion calls its plug-ins; `value`: `user-select:none;`. */
type Element = { type: string; props: string | string[]; value: string; return?: string };

function prefixFew(element: Element): void {
  if (element.type !== 'decl' || !PREFIXED.test(String(element.props))) return;
  element.return = `-webkit-${element.value}${element.value}`;
}

/** One list: emotion keeps what it compiled outside a browser, for every cache that has the very same plug-ins. */
const PLUGINS = [prefixFew];

/** emotion's cache. Rendering outside a browser takes one for each page. */
export function createStyleCache() {
  return createCache({ key: KEY, stylisPlugins: PLUGINS });
}

/** What emotion calls the classes of a sheet, as they stand in it. */
function namesIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.pl-([\w-]+)/g)].map(([, name = '']) => name));
}

/** What is to be said of a sheet for emotion's cache in the browser: the names alone that do not stand in it. */
export function sheetName(names: readonly string[], css: string): string {
  const said = namesIn(css);
  const isWhole = names.length === said.size && names.every((name) => said.has(name));
  return isWhole ? KEY : [KEY, ...names].join(' ');
}

/** Says of the sheets in the page's HTML what they hold, so that the cache made next takes them over. */
export function nameSheets(page: Document): void {
  for (const sheet of page.querySelectorAll<HTMLElement>(`style[data-emotion="${KEY}"]`))
    sheet.dataset.emotion = [KEY, ...namesIn(sheet.textContent)].join(' ');
}
