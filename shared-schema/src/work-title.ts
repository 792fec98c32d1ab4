const TITLE_MAX = 80;

/** A work has no title of its own: the first line of what is said about it, cut at a word. */
export function titleOf(description: string): string {
  const [line = ''] = description.trim().split(/\r?\n/);
  if (line.length <= TITLE_MAX) return line;
  return `${line.slice(0, TITLE_MAX).replace(/\s+\S*$/, '')}…`;
}

/** What the title does not say: the lines below it, or all where the first one is cut. */
export function textBelow(description: string): string {
  const [line = '', ...rest] = description.trim().split(/\r?\n/);
  return line.length <= TITLE_MAX ? rest.join('\n').trim() : description.trim();
}
