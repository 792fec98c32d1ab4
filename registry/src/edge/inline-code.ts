import { createHash } from 'node:crypto';

/** The inline code of a page, as sources of its policy. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

const INLINE = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/gi;
/** What loads its code from elsewhere, or holds data. */
const NO_CODE = /\s(src|type)=/i;

/** Allows an element with this text and no other. */
export function sourceOf(text: string): string {
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}

/** The code in HTML that is trusted as a whole, such as a template; never of HTML with content in it. */
export function inlineCodeOf(html: string): InlineCode {
  const found = [...html.matchAll(INLINE)].filter(([, , attributes = '']) => !NO_CODE.test(attributes));
  const sourcesOf = (name: string) =>
    found.flatMap(([, element = '', , text = '']) =>
      element.toLowerCase() === name ? [sourceOf(text)] : [],
    );
  return { scripts: sourcesOf('script'), styles: sourcesOf('style') };
}

export function bothCodes(one: InlineCode, other: InlineCode): InlineCode {
  return { scripts: [...one.scripts, ...other.scripts], styles: [...one.styles, ...other.styles] };
}
