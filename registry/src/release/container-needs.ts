import type { Release } from '@plumbline/shared-schema/platform';

/** What the federation runtime reads of a shared package, as the builder writes it into a container. */
const CONSUMED = /requiredVersion:"([^"]+)"[^{}]*?shareKey:"([^"]+)"/g;

type Finding = { where: string; problem: string; wayOut?: string };

/**
 * The browser goes by what the container asks for, the gate by `needs`: both have to say the same. A container in which
 * a need cannot be found is refused too: else a bundler that writes containers in another way would turn the rule off.
 */
export function checkContainerNeeds(
  { name, kind, entry, needs }: Release,
  files: ReadonlyMap<string, Buffer>,
): Finding[] {
  if (kind === 'host') return [];
  const container = files.get(entry)?.toString('utf8') ?? '';
  const asked = [...container.matchAll(CONSUMED)].map(([, range = '', key = '']) => ({ key, range }));
  const found = new Set(asked.map(({ key }) => key));
  return [
    ...asked.flatMap(({ key, range }): Finding[] => {
      const declared = Object.hasOwn(needs, key) ? needs[key] : undefined;
      if (declared === range) return [];
      const said = declared === undefined ? 'does not name it' : `says ${declared}`;
      return [
        { where: entry, problem: `the container of ${name} asks for ${key} ${range}, release.json ${said}` },
      ];
    }),
    ...Object.keys(needs)
      .filter((key) => !found.has(key))
      .map((key) => ({
        where: entry,
        problem: `release.json needs ${key}, and it cannot be read from the container of ${name} which version that asks for`,
        wayOut: `build ${name} with the platform's builder`,
      })),
  ];
}
