import { NotAllowedError } from '../owners/judge-act';
import { isNamed, teamOf } from '../owners/owners-document';
import { readOwners } from './owners';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

/** Throws where the team of a remote keeps as many builds as it may: a team cannot fill the store of all. */
export async function requireRoom(context: RegistryContext, name: string): Promise<void> {
  const { store } = context;
  const team = teamOf(await readOwners(store, await readLive(context)), name);
  if (!team) return;
  const names = (await store.names()).filter((stored) => isNamed(team.names, stored));
  const lists = await Promise.all(names.map(store.list));
  const kept = lists.flat().length;
  if (kept >= team.builds)
    throw new NotAllowedError(
      `${team.id} keeps ${kept} builds, and has room for ${team.builds}: the operator makes room (gc) or gives more (invite --builds)`,
    );
}
