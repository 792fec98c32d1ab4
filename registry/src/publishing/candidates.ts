import type { TakenFrom } from '@plumbline/shared-schema/platform-document';
import { checkContainer } from '../release/container/container-needs';
import { localVersion } from '../release/local-version';
import { readRelease } from '../release/read-release';
import type { BuiltRelease } from '../release/read-release';
import { RefusedError } from '../release/refusal';
import { verifyRelease } from '../release/verify-release';
import { severalAtOnce } from '../store/several-at-once';
import { withCompressedCopies } from '../store/compress';
import type { Candidate } from '../gate/proposed-set';
import { requireRoom } from './quota';
import type { RegistryContext } from './registry-context';

const AT_ONCE = 2;

/** `from`: the site that the builds were taken from. `isNumbered`: the version of package.json as it is; without it the version gets `+<hash>`, as local builds do. */
export type PublishOptions = { isNumbered?: boolean; from?: TakenFrom | undefined };

/** Reads built folders and checks each on its own; the containers of sound ones are evaluated. Throws `RefusedError` with every reason. */
export async function readSound(
  folders: readonly string[],
  { allowedOrigins = [] }: Pick<RegistryContext, 'allowedOrigins'> = {},
): Promise<BuiltRelease[]> {
  const builds = await Promise.all(folders.map(readRelease));
  refuse(builds.flatMap((built) => verifyRelease(built, allowedOrigins)));
  refuse((await severalAtOnce(builds, AT_ONCE, checkContainer)).flat());
  return builds;
}

export function refuse(refusals: RefusedError['refusals']): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

/** A build under the version it would be published as. */
export function candidateOf(
  { release, contentHash, files }: BuiltRelease,
  { isNumbered }: PublishOptions,
): Candidate {
  const version = isNumbered && !release.isDirty ? release.version : localVersion(release, contentHash);
  const template = release.kind === 'host' ? files.get(release.entry)?.toString('utf8') : undefined;
  return { release, version, contentHash, template, files };
}

/**
 * Puts builds into the store, with their compressed copies, where their teams have room. Those that are there already
 * stay as they are.
 */
export async function upload(context: RegistryContext, builds: readonly BuiltRelease[]): Promise<void> {
  const { store } = context;
  for (const { release, contentHash, files } of builds) {
    const ref = { name: release.name, contentHash };
    if (await store.renew(ref)) continue;
    const stored = await withCompressedCopies(files);
    await requireRoom(context, release.name, stored);
    await store.put(ref, stored);
  }
}
