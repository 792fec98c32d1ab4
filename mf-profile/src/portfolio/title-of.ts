const TITLE_MAX = 80;

/** A work has no title of its own: the first line of what is said about it, cut at a word. */
export function titleOf(description: string): string {
  const [line = ''] = description.trim().split('\n');
  if (line.length <= TITLE_MAX) return line;
  return `${line.slice(0, TITLE_MAX).replace(/\s+\S*$/, '')}…`;
}
