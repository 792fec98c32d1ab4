const TAG = /<(script|link|style)\b[^>]*>/gi;
const ATTRIBUTE = /\s(src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const STYLE = /<style\b[^>]*>[^]*?<\/style>/gi;
const STYLE_URL = /url\(\s*["']?([^"')\s]+)["']?\s*\)/gi;
const CODE = /\brel=["']?(stylesheet|preload|modulepreload)\b/i;
/** Browsers check no integrity of a font, and complain of one. */
const FONT = /\bas=["']?font\b/i;

/** Paths (relative to the build) of the scripts that an HTML template loads itself. */
export function templateScripts(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag, name]) => {
    const reference = name?.toLowerCase() === 'script' ? localReference(tag) : undefined;
    return reference ?? [];
  });
}

/** A file as the page asks for it; no integrity for development builds. */
export type TemplateFile = { url: string; integrity?: string };

type TemplateOptions = {
  /** The published file behind a path that the template names relative to its own build. */
  fileAt: (path: string) => TemplateFile | undefined;
};

/**
 * Makes a built HTML template servable: its own files get absolute URLs, also in its inline styles, integrity
 * and `crossorigin`.
 */
export function rewriteTemplate(html: string, { fileAt }: TemplateOptions): string {
  const located = html.replace(STYLE, (style) => locateUrls(style, fileAt));
  return located.replace(TAG, (tag, name: string) => {
    const reference = localReference(tag);
    const file = reference === undefined ? undefined : fileAt(reference);
    const withUrl = file ? tag.replace(ATTRIBUTE, ` $1="${file.url}"`) : tag;
    if (name.toLowerCase() === 'link' && !isCode(tag)) return withUrl;
    const integrity = file?.integrity;
    return withAttributes(withUrl, { integrity, crossorigin: integrity && 'anonymous' });
  });
}

const isCode = (link: string) => CODE.test(link) && !FONT.test(link);

function localReference(tag: string): string | undefined {
  const [, , double, single, bare] = ATTRIBUTE.exec(tag) ?? [];
  return localPath(double ?? single ?? bare);
}

function localPath(reference: string | undefined): string | undefined {
  if (reference === undefined || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(reference)) return undefined;
  return reference.replace(/^\.?\//, '');
}

function locateUrls(style: string, fileAt: TemplateOptions['fileAt']): string {
  return style.replace(STYLE_URL, (found, address: string) => {
    const reference = localPath(address);
    const file = reference === undefined ? undefined : fileAt(reference);
    return file ? `url("${file.url}")` : found;
  });
}

function withAttributes(tag: string, attributes: Record<string, string | undefined>): string {
  const missing = Object.entries(attributes).filter(
    ([name, value]) => value !== undefined && !new RegExp(`\\s${name}\\b`, 'i').test(tag),
  );
  const text = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return tag.replace(/\s*\/?>$/, `${text}>`);
}
