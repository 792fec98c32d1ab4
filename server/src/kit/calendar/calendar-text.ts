/** The text of calendars (RFC 5545). */

/** `2026-03-01` → `20260301` */
export const compact = (text: string) => text.replace(/[-:]/g, '');

/** `20260301T090000Z` */
export const utcOf = (at: Date) => compact(at.toISOString().replace(/\.\d+/, ''));

/** What somebody typed cannot begin a line of its own. */
export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/[\r\n]+/g, ' ');
}

export function calendarText(lines: readonly string[]): string {
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'];
  return `${all.map(folded).join('\r\n')}\r\n`;
}

/** A line has at most 75 bytes; what is beyond goes on behind a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  for (const sign of line) {
    const last = parts.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > 73) parts.push(sign);
    else parts[parts.length - 1] = last + sign;
  }
  return parts.join('\r\n ');
}
