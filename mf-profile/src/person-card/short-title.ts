/** The part of a title before a '|' (SPEC §2): `Licensed plumber | 12 years` → `Licensed plumber`. */
export function shortTitle(title: string | null): string {
  const [first = ''] = (title ?? '').split('|');
  return first.trim();
}
