const TAG = /<(script|link|style)\b[^>]*>/gi;
const ATTRIBUTE = /\s(src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

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
  nonce: string;
  /** The published file behind a path that the template names relative to its own build. */
  fileAt: (path: string) => TemplateFile | undefined;
};

/**
 * Makes a built HTML template servable: its own files get absolute URLs, integrity and `crossorigin`, and every
 * script, style and stylesheet the nonce of the page's policy.
 */
export function rewriteTemplate(html: string, { nonce, fileAt }: TemplateOptions): string {
  return html.replace(TAG, (tag, name: string) => {
    const reference = localReference(tag);
    const file = reference === undefined ? undefined : fileAt(reference);
    const isLoaded =
      name.toLowerCase() !== 'link' || /\brel=["']?(stylesheet|preload|modulepreload)\b/i.test(tag);
    const located = file ? tag.replace(ATTRIBUTE, ` $1="${file.url}"`) : tag;
    return withAttributes(located, {
      nonce: isLoaded ? nonce : undefined,
      integrity: isLoaded ? file?.integrity : undefined,
      crossorigin: isLoaded && file?.integrity ? 'anonymous' : undefined,
    });
  });
}

function localReference(tag: string): string | undefined {
  const [, , double, single, bare] = ATTRIBUTE.exec(tag) ?? [];
  const reference = double ?? single ?? bare;
  if (reference === undefined || /^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(reference)) return undefined;
  return reference.replace(/^\.?\//, '');
}

function withAttributes(tag: string, attributes: Record<string, string | undefined>): string {
  const missing = Object.entries(attributes).filter(
    ([name, value]) => value !== undefined && !new RegExp(`\\s${name}\\b`, 'i').test(tag),
  );
  const text = missing.map(([name, value]) => ` ${name}="${value}"`).join('');
  return tag.replace(/\s*\/?>$/, `${text}>`);
}
