import { RENDERED_ID } from '@plumbline/shared-schema/rendering';
import type { RenderedState } from '@plumbline/shared-schema/rendering';
import { inlineJson } from '../first-script';
import { sourceOf } from '../inline-code';
import type { InlineCode } from '../inline-code';
import { RECORDER } from './recorder';
import { sheetOf } from './sheets';
import type { PageRendering } from './kept-pages';

const ROOT = /<div id="root"[^>]*><\/div>/i;

/** A rendered page as elements, and the code in them. */
export function renderedParts({ page, order }: PageRendering) {
  const { html, title, state } = page;
  const { language, now } = order;
  const taken: RenderedState = { language, now, state };
  const styles = page.styles.map(({ name, css }) => ({ name, ...sheetOf(css) }));
  const dark = styles.map((sheet) => sheet.dark).join('');
  const code: InlineCode = {
    scripts: [sourceOf(RECORDER)],
    styles: [...styles.map(({ source }) => source), sourceOf(dark)],
  };
  const head = [
    ...styles.map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`),
    `<noscript><style>${dark}</style></noscript>`,
  ].join('');
  const body = [
    `<script>${RECORDER}</script>`,
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${RENDERED_ID}">${inlineJson(taken)}</script>`,
  ].join('');
  return { language, title, head, body, code };
}

/** The page's HTML with its content, its styles and what its scripts take over. */
export function withRendered(
  base: string,
  { language, title, head, body }: ReturnType<typeof renderedParts>,
): string {
  const [top = '', ...rest] = base.split(/(?=<\/head>)/i);
  // Functions, because `replace` would interpret a `$` in the texts.
  const named = top
    .replace(/<html lang="\w+"/i, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeText(title)}</title>`);
  const shown = rest
    .join('')
    .replace(/<noscript>[\s\S]*?<\/noscript>/i, '')
    .replace(ROOT, () => body);
  return named + head + shown;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
