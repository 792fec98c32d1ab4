import type { BootDocument, BootRemote } from '@plumbline/shared-schema/platform';
import type { Content } from '../boot/content';
import { matchRule } from '../routing/match-rule';

/** The sink refuses a batch with anything longer in it (characters). */
const LONGEST = { version: 64, owner: 80 } as const;

/** Whose doing something is, and on which page: what every event says. */
export type Origin = ReturnType<typeof originOf>;

export function originOf({ boot, table }: Content, remote: BootRemote | undefined, place: string) {
  const path = patternAt(table, place);
  const { name, version, source, owner } = remote ?? shellOf(boot);
  return {
    remote: name,
    version: version.slice(0, LONGEST.version),
    source,
    owner: owner.slice(0, LONGEST.owner),
    path,
    set: boot.set,
  };
}

function shellOf({ shell }: BootDocument) {
  return { name: 'shell', version: shell.version, source: 'live' as const, owner: 'Plumbline' };
}

/** `/jobs/7` → `/jobs/:jobId`; a path nobody declares may hold anything and is not told. */
function patternAt(table: Content['table'], place: string): string {
  return matchRule(table, place)?.rule.path ?? '/*';
}
