import { RENDERED_ID } from '@plumbline/shared-schema/rendering';
import type { RenderedState } from '@plumbline/shared-schema/rendering';
import { inlineJson } from '../first-script';
import { darkWithoutScripts } from './dark-without-scripts';
import { RECORDER } from './recorder';
import type { Rendered } from './kept-pages';

const ROOT = /<div id="root"[^>]*><\/div>/i;

/** The page's HTML with its content, its styles and what its scripts take over; `nonce` as it stands in the page. */
export function withRendered(base: string, { page, order }: Rendered, nonce: string): string {
  const { html, styles, title, state } = page;
  const { language, now } = order;
  const taken: RenderedState = { language, now, state };
  const dark = darkWithoutScripts(styles.map(({ css }) => css).join(''));
  const head = [
    ...styles.map(
      ({ name, css }) =>
        `<style data-emotion="${name}" nonce="${nonce}">${css.replaceAll('</', '<\\/')}</style>`,
    ),
    `<noscript><style nonce="${nonce}">${dark.replaceAll('</', '<\\/')}</style></noscript>`,
  ].join('');
  const body = [
    `<script nonce="${nonce}">${RECORDER}</script>`,
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="${RENDERED_ID}" nonce="${nonce}">${inlineJson(taken)}</script>`,
  ].join('');
  // Functions, because `replace` would interpret a `$` in the texts.
  return base
    .replace(/<noscript>[\s\S]*?<\/noscript>/i, '')
    .replace(/<html lang="\w+"/i, () => `<html lang="${language}"`)
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeText(title)}</title>`)
    .replace(/<\/head>/i, () => `${head}</head>`)
    .replace(ROOT, () => body);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
