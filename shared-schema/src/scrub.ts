/** Removes personal data from texts. Free of zod: pages scrub before they send. */

const LONGEST = 500;

/** Patterns in the order in which they replace: what an earlier one replaces, a later one does not see. */
const SECRETS: readonly [pattern: RegExp, replacement: string][] = [
  [/[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi, '<email>'],
  [/\b(bearer|token|password|secret|code)\b(["']?\s*[:=]?\s*["']?)[^\s"'&,;]+/gi, '$1$2<secret>'],
  [/([?#])[^\s"')]*/g, '$1…'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b[A-Za-z0-9_-]{32,}\b/g, '<key>'],
  [/\+?\d[\d ().-]{7,}\d/g, '<number>'],
];

/** A message of an error, without addresses, ids, numbers and queries, at most 500 characters. */
export function scrubbed(text: string): string {
  // Cut first: a page that throws a megabyte must not keep the patterns busy.
  const start = text.slice(0, LONGEST * 2);
  return SECRETS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), start).slice(
    0,
    LONGEST,
  );
}
