import type { RegistryDocument } from '@plumbline/shared-schema/platform';
import { isDirtyVersion } from '../release/local-version';
import { candidateOf, readSound, upload } from './candidates';
import type { PublishOptions } from './candidates';
import { changeLive } from './change-live';
import { refuseUnfit } from './judgement';
import { readMember } from '../gate/proposed-set';
import type { Candidate } from '../gate/proposed-set';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

/**
 * What came of one package: `live` is new, `unchanged` was live already with the same bytes. `losesKit`: a shell without
 * what teams elsewhere build with, in place of one that has it.
 */
export type Outcome = {
  name: string;
  version: string;
  contentHash: string;
  result: 'live' | 'unchanged';
  losesKit?: true;
};
export type PublishResult = { sequence: number; outcomes: Outcome[] };

/**
 * Makes built folders live together, as one change: all of them or, with every reason in a `RefusedError`, none.
 * Bytes that are live already change nothing, except that they lose their mark once the work is committed.
 */
export async function publish(
  context: RegistryContext,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<PublishResult> {
  const builds = await readSound(folders, context);
  const candidates = builds.map((build) => candidateOf(build, options));
  let outcomes: Outcome[] = [];

  const act = { command: 'publish' as const, names: builds.map(({ release }) => release.name) };
  const document = await changeLive(context, act, async (live) => {
    outcomes = await outcomesOf(context, live, candidates);
    const changing = outcomes.filter(({ result }) => result === 'live').map(({ name }) => name);
    if (changing.length === 0) return undefined;
    const fresh = candidates.filter(({ release }) => changing.includes(release.name));
    await refuseUnfit(context, { live, candidates: fresh });
    await upload(
      context,
      builds.filter(({ release }) => changing.includes(release.name)),
    );
    const packages = { ...live.packages, ...entriesOf(fresh, live) };
    const reason = options.from ? `taken from ${options.from.site}` : null;
    return { reason, packages, arrivals: fresh, from: options.from };
  });
  return { sequence: document.sequence, outcomes };
}

/** The judgement of `publish`, without publishing. Throws `RefusedError` with every reason. */
export async function canDeploy(
  context: RegistryContext,
  folders: readonly string[],
  options: PublishOptions = {},
): Promise<Outcome[]> {
  const candidates = (await readSound(folders, context)).map((build) => candidateOf(build, options));
  const live = await readLive(context);
  await refuseUnfit(context, { live, candidates });
  return outcomesOf(context, live, candidates);
}

function outcomesOf(
  { store }: RegistryContext,
  live: RegistryDocument,
  candidates: readonly Candidate[],
): Promise<Outcome[]> {
  return Promise.all(
    candidates.map(async (candidate) => {
      const outcome = outcomeOf(candidate, live);
      const present = live.packages[outcome.name]?.live;
      if (candidate.release.kind !== 'host' || candidate.release.offers || !present) return outcome;
      const { release } = await readMember(store, { name: outcome.name, ...present });
      return release.offers ? { ...outcome, losesKit: true as const } : outcome;
    }),
  );
}

function outcomeOf({ release, version, contentHash }: Candidate, live: RegistryDocument): Outcome {
  const present = live.packages[release.name]?.live;
  const isMended = isDirtyVersion(present?.version ?? '') && !release.isDirty;
  const isSame = present?.contentHash === contentHash && !isMended;
  return {
    name: release.name,
    contentHash,
    version: isSame ? present.version : version,
    result: isSame ? 'unchanged' : 'live',
  };
}

/** A canary goes on beside the new live release, unless it is the very same build. */
function entriesOf(candidates: readonly Candidate[], live: RegistryDocument): RegistryDocument['packages'] {
  return Object.fromEntries(
    candidates.map(({ release, version, contentHash }) => {
      const { disabled = false, canary } = live.packages[release.name] ?? {};
      const next = { kind: release.kind, live: { version, contentHash }, disabled };
      return [
        release.name,
        canary && canary.release.contentHash !== contentHash ? { ...next, canary } : next,
      ];
    }),
  );
}
