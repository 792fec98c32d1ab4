import type { Release } from '@plumbline/shared-schema/platform';

/** What the federation runtime reads of a shared package, as the builder writes it into a container. */
const CONSUMED = /requiredVersion:"([^"]+)"[^{}]*?shareKey:"([^"]+)"/g;

type Found = { where: string; problem: string; wayOut?: string };

/**
 * The browser goes by what the container asks for, the gate by `needs`: both have to say the same. A container that
 * another builder made says nothing here.
 */
export function checkContainerNeeds(
  { name, kind, entry, needs }: Release,
  files: ReadonlyMap<string, Buffer>,
): Found[] {
  if (kind === 'host') return [];
  const container = files.get(entry)?.toString('utf8') ?? '';
  return [...container.matchAll(CONSUMED)].flatMap(([, range = '', key = '']): Found[] => {
    const declared = Object.hasOwn(needs, key) ? needs[key] : undefined;
    if (declared === range) return [];
    const said = declared === undefined ? 'does not name it' : `says ${declared}`;
    return [
      { where: entry, problem: `the container of ${name} asks for ${key} ${range}, release.json ${said}` },
    ];
  });
}
