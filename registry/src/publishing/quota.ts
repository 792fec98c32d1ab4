import { NotAllowedError } from '../owners/judge-act';
import { isNamed, teamOf } from '../owners/owners-document';
import { readOwners } from './owners';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

type Files = ReadonlyMap<string, Uint8Array>;

const MB = 1024 * 1024;
const WAY_OUT = 'the operator makes room (gc, or gc <name>@<hash> for one build) or gives more';

/**
 * Throws where the team of a remote keeps as many builds as it may, or would keep more bytes with these files: a team
 * cannot fill the store of all.
 */
export async function requireRoom(context: RegistryContext, name: string, files: Files): Promise<void> {
  const { store } = context;
  const team = teamOf(await readOwners(store, await readLive(context)), name);
  if (!team) return;
  const names = (await store.names()).filter((stored) => isNamed(team.names, stored));
  const lists = await Promise.all(names.map(store.list));
  const kept = lists.flat().length;
  if (kept >= team.builds)
    throw new NotAllowedError(
      `${team.id} keeps ${kept} builds, and has room for ${team.builds}: ${WAY_OUT} (invite --builds)`,
    );
  const weights = await Promise.all(names.map(store.weigh));
  const used = weights.reduce((total, bytes) => total + bytes, 0);
  const more = [...files.values()].reduce((total, { length }) => total + length, 0);
  if (used + more > team.megabytes * MB)
    throw new NotAllowedError(
      `${team.id} uses ${inMb(used)} of ${team.megabytes} MB, and this build takes ${inMb(more)} MB more: ${WAY_OUT} (quota)`,
    );
}

function inMb(bytes: number): string {
  return (bytes / MB).toFixed(2);
}
