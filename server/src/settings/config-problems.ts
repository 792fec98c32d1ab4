import type { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type Present = Readonly<Record<string, string | undefined>>;
type CheckedSettings<S extends Shape> = {
  settings: { [Name in keyof S]: z.output<S[Name]> };
  problems: Map<string, string>;
};

/** Shorter names are within a letter or two of what others call theirs (HOME, HOST). */
const SHORTEST_GUESSED = 6;

/** Reads each setting on its own, so that all wrong ones are named at once; a wrong one counts as absent meanwhile. */
export function checkEach<S extends Shape>(shape: S, present: Present): CheckedSettings<S> {
  const problems = new Map<string, string>();
  const settings = Object.entries(shape).map(([name, schema]) => {
    const { success, data, error } = schema.safeParse(present[name]);
    if (success) return [name, data];
    const message = error.issues[0]?.message ?? 'unknown';
    problems.set(name, `${name}=${shown(name, present[name])} is not valid: ${message}`);
    return [name, schema.safeParse(undefined).data];
  });
  return { settings: Object.fromEntries(settings) as CheckedSettings<S>['settings'], problems };
}

/** The value as it may be printed: no key, no token, and of an address, which may hold a password, only where it leads. */
function shown(name: string, value = ''): string {
  if (/KEY|TOKEN|SECRET|PASSWORD/.test(name)) return '"…"';
  if (name.endsWith('_URL') && name !== 'PUBLIC_URL' && URL.canParse(value)) {
    const { protocol, host } = new URL(value);
    return JSON.stringify(`${protocol}//${host}/…`);
  }
  return value.includes('@') ? '"…"' : JSON.stringify(value);
}

/** Names that are no settings, but nearly. */
export function misspelt(present: Present, known: readonly string[]): string[] {
  return Object.keys(present).flatMap((name) => {
    if (name.length < SHORTEST_GUESSED || known.includes(name)) return [];
    const meant = known.find((one) => one.length >= SHORTEST_GUESSED && isNearly(name, one));
    return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`];
  });
}

/** One letter too many, too few, another or two swapped; two of these in a long name. */
function isNearly(name: string, known: string): boolean {
  const allowed = known.length > 2 * SHORTEST_GUESSED ? 2 : 1;
  return Math.abs(name.length - known.length) <= allowed && distance(name, known) <= allowed;
}

/** Damerau-Levenshtein, with neighbours swapped once. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
