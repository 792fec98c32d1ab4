/** The kinds of pages that show one thing each, by the first part of their address. */
export const SECTIONS = {
  jobs: { en: 'Jobs', fr: 'Chantiers' },
  professionals: { en: 'Professionals', fr: 'Artisans' },
  blogs: { en: 'Blog', fr: 'Blog' },
  prices: { en: 'What work costs', fr: 'Combien coûtent les travaux' },
} as const;

export type Section = keyof typeof SECTIONS;

/** A page that compares some of them. */
const OF_MANY = ['/professionals/compare'];

/** The id has a second part: a trade's prices at a place. */
const IN_TWO_PARTS: readonly Section[] = ['prices'];

/** The thing that a path shows, if it shows one alone. */
export function thingAt(path: string): { section: Section; id: string } | undefined {
  const [, section = '', id = '', part] =
    /^\/([a-z]+)\/([\w-]{1,100})(?:\/([\w-]{1,120}))?\/?$/.exec(path) ?? [];
  if (!isSection(section) || OF_MANY.includes(`/${section}/${id}`)) return undefined;
  if (part === undefined) return { section, id };
  return IN_TWO_PARTS.includes(section) ? { section, id: `${id}/${part}` } : undefined;
}

/** Whether an address shows one of these things, or a list that they may stand in. */
export function isAbout(url: string, ids: readonly string[]): boolean {
  const [path = '/'] = url.split('?');
  return thingAt(path) === undefined || ids.some((id) => url.includes(id));
}

function isSection(name: string): name is Section {
  return Object.hasOwn(SECTIONS, name);
}
