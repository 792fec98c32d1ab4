import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { judge } from '../gate/gate';
import { readRelease } from '../release/read-release';
import type { BuiltRelease } from '../release/read-release';
import { RefusedError } from '../release/refusal';
import { verifyRelease } from '../release/verify-release';
import { withCompressedCopies } from '../store/compress';
import { proposeSet } from './proposed-set';
import type { Candidate } from './proposed-set';
import { changeLive, readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

/** What came of one package: `live` is new, `unchanged` was live already with the same bytes. */
export type Outcome = { name: string; version: string; contentHash: string; result: 'live' | 'unchanged' };
export type PublishResult = { sequence: number; outcomes: Outcome[] };

/** `isNumbered`: the version of package.json as it is; without it the version gets `+<hash>`, as local builds do. */
export type PublishOptions = { isNumbered?: boolean };

/**
 * Makes built folders live together, as one change: all of them or, with every reason in a `RefusedError`, none.
 * Bytes that are live already change nothing.
 */
export async function publish(
  context: RegistryContext,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<PublishResult> {
  const builds = await readSound(folders);
  const candidates = builds.map((build) => candidateOf(build, options));
  let outcomes: Outcome[] = [];

  const document = await changeLive(context, async (live) => {
    outcomes = candidates.map((candidate) => outcomeOf(candidate, live));
    const changing = outcomes.filter(({ result }) => result === 'live').map(({ name }) => name);
    if (changing.length === 0) return undefined;
    const fresh = candidates.filter(({ release }) => changing.includes(release.name));
    refuse(judge(await proposeSet(context.store, { live, candidates: fresh })));
    await upload(context, builds, new Set(changing));
    return { command: 'publish', reason: null, packages: { ...live.packages, ...entriesOf(fresh, live) } };
  });
  return { sequence: document.sequence, outcomes };
}

/** The judgement of `publish`, without publishing. Throws `RefusedError` with every reason. */
export async function canDeploy(
  context: RegistryContext,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<Outcome[]> {
  const candidates = (await readSound(folders)).map((build) => candidateOf(build, options));
  const live = await readLive(context);
  refuse(judge(await proposeSet(context.store, { live, candidates })));
  return candidates.map((candidate) => outcomeOf(candidate, live));
}

/** Reads built folders and checks each on its own. Throws `RefusedError` with every reason. */
export async function readSound(folders: readonly string[]): Promise<BuiltRelease[]> {
  const builds = await Promise.all(folders.map(readRelease));
  refuse(builds.flatMap(verifyRelease));
  return builds;
}

function refuse(refusals: RefusedError['refusals']): void {
  if (refusals.length > 0) throw new RefusedError(refusals);
}

function candidateOf(
  { release, contentHash, files }: BuiltRelease,
  { isNumbered }: PublishOptions,
): Candidate {
  const isPlain = !release.version.includes('+');
  const version = isPlain && !isNumbered ? `${release.version}+${contentHash.slice(0, 8)}` : release.version;
  const template = release.kind === 'host' ? files.get(release.entry)?.toString('utf8') : undefined;
  return { release, version, contentHash, template };
}

function outcomeOf({ release, version, contentHash }: Candidate, live: RegistryDocument): Outcome {
  const present = live.packages[release.name]?.live;
  const isSame = present?.contentHash === contentHash;
  return {
    name: release.name,
    contentHash,
    version: isSame ? present.version : version,
    result: isSame ? 'unchanged' : 'live',
  };
}

function entriesOf(candidates: readonly Candidate[], live: RegistryDocument): RegistryDocument['packages'] {
  return Object.fromEntries(
    candidates.map(({ release, version, contentHash }) => [
      release.name,
      {
        kind: release.kind,
        live: { version, contentHash },
        disabled: live.packages[release.name]?.disabled ?? false,
      },
    ]),
  );
}

async function upload(
  { store }: RegistryContext,
  builds: readonly BuiltRelease[],
  names: ReadonlySet<string>,
) {
  for (const { release, contentHash, files } of builds) {
    const ref = { name: release.name, contentHash };
    if (!names.has(release.name) || (await store.has(ref))) continue;
    await store.put(ref, await withCompressedCopies(files));
  }
}
