/** Text fields that an entry of each list of a manifest must have; the edge has checked the rest. */
export const LISTS = {
  pages: ['path', 'expose', 'access', 'title'],
  nav: ['menu', 'audience', 'path', 'label'],
  slots: ['slot', 'expose'],
  redirects: ['path', 'to'],
} as const;

export function hasTexts(value: unknown, fields: readonly string[]): boolean {
  return fields.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === 'string');
}
