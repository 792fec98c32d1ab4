import type { z } from 'zod';

type Shape = Record<string, z.ZodType>;
type Present = Readonly<Record<string, string | undefined>>;
type CheckedSettings<S extends Shape> = {
  settings: { [Name in keyof S]: z.output<S[Name]> };
  problems: Map<string, string>;
};

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
