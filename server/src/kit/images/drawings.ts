/** A drawing's renderer works in proportion to what is drawn, not to the file, so the file is kept small. */
export const DRAWING_MAX_BYTES = 64 * 1024;

/** What a few bytes can make arbitrarily slow, and what would fetch something from elsewhere. */
const REFUSED = [
  /<(?:[\w.-]+:)?(?:filter|fe[a-z]+|mask|pattern|use|image|foreignobject|include|marker)\b/i,
  /<!(?:doctype|entity)/i,
  /<\?xml-stylesheet/i,
  /\b(?:filter|mask|marker)\s*(?:-\w+\s*)?[:=]/i,
  /@import/i,
  /\b(?:href|src)\s*=\s*["']?\s*(?!["'#\s])/i,
  /url\(\s*["']?\s*(?!["'#\s])/i,
  /\bencoding\s*=\s*["'](?!utf-8["'])/i,
  // An escape could spell any of the above.
  /\\/,
];

/** May this SVG be rendered at all? Judged before a renderer sees it. */
export function isHarmlessDrawing(bytes: Buffer): boolean {
  if (bytes.length > DRAWING_MAX_BYTES) return false;
  const text = textOf(bytes);
  return text !== undefined && /<svg[\s>]/i.test(text) && !REFUSED.some((pattern) => pattern.test(text));
}

/** With character references spelt out; `undefined` where it is no plain UTF-8. */
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.replace(/&#(x?)([\da-f]{1,7});?/gi, characterOf);
  } catch {
    return undefined;
  }
}

function characterOf(_whole: string, hex: string, digits: string): string {
  const code = Number.parseInt(digits, hex === '' ? 10 : 16);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '\\';
}
