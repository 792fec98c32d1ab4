import { judge } from '../gate/gate';
import { hostOf } from '../gate/live-set';
import type { ProposedSet, SetMember } from '../gate/live-set';
import type { Refusal } from '../release/refusal';
import type { ArtifactStore } from '../store/artifact-store';
import type { RegistryContext } from './registry-context';
import { readOwners } from './owners';
import { refuse } from './candidates';
import { checkHalves, SERVER_HALF } from './check-halves';
import type { HalfBuild } from './check-halves';
import { proposeSet, readMember } from '../gate/proposed-set';
import type { Proposal } from '../gate/proposed-set';

/** `leaveOut`: rules that do not matter for this change. */
type JudgedProposal = Omit<Proposal, 'owners'> & { leaveOut?: readonly string[] };

/**
 * Throws `RefusedError` with every reason against the candidates: beside what is live, and beside each canary, since
 * a visitor may get any of them. Every rule compares two packages at most, so one canary at a time covers all mixtures.
 * What fits is rendered too, which takes seconds.
 */
export async function refuseUnfit(
  { store, isOutside = false }: RegistryContext,
  { leaveOut = [], ...proposal }: JudgedProposal,
): Promise<void> {
  const owners = isOutside ? undefined : await readOwners(store, proposal.live);
  const set = await proposeSet(store, { ...proposal, owners });
  const variants = await withCanaries(store, set, proposal);
  const refusals = [set, ...variants].flatMap(judge).filter(({ rule }) => !leaveOut.includes(rule));
  refuse(withoutRepeats(refusals));
  if (leaveOut.includes(SERVER_HALF)) return;
  const read = readerOf(store, proposal);
  const unrendered: Refusal[] = [];
  for (const { members, names } of toRender(set, variants))
    unrendered.push(...(await checkHalves([...members.values()].map(read), names)));
  refuse(withoutRepeats(unrendered));
}

/** A shell may break the pages of every remote, and of every canary; a remote only its own. */
function toRender(set: ProposedSet, variants: readonly Variant[]) {
  const host = hostOf(set)?.release.name ?? '';
  if (!set.changed.has(host)) return [{ members: set.members, names: set.changed }];
  return [
    { members: set.members, names: new Set(set.members.keys()) },
    ...variants.map(({ members, canary }) => ({ members, names: new Set([canary]) })),
  ];
}

function readerOf(store: ArtifactStore, { candidates }: Proposal) {
  return ({ release, version, contentHash }: SetMember): HalfBuild => {
    const { name } = release;
    const fresh = candidates.find((candidate) => candidate.release.name === name)?.files;
    const read = (path: string) =>
      fresh ? Promise.resolve(fresh.get(path)) : store.get({ name, contentHash }, path);
    return { release, version, contentHash, read };
  };
}

type Variant = ProposedSet & { canary: string };

async function withCanaries(store: ArtifactStore, set: ProposedSet, { live }: Proposal): Promise<Variant[]> {
  const canaries = Object.entries(live.packages).flatMap(([name, { canary, disabled }]) =>
    canary && !disabled ? [{ name, ...canary.release }] : [],
  );
  const members = await Promise.all(canaries.map((canary) => readMember(store, canary)));
  return members.flatMap((member) => {
    const variant = withMember(set, { ...member, isCanary: true });
    return variant.changed.size > 0 ? [{ ...variant, canary: member.release.name }] : [];
  });
}

function withMember(set: ProposedSet, member: SetMember): ProposedSet {
  const { name } = member.release;
  return {
    ...set,
    members: new Map([...set.members, [name, member]]),
    changed: new Set([...set.changed].filter((other) => other !== name)),
  };
}

function withoutRepeats(refusals: readonly Refusal[]): Refusal[] {
  return [...new Map(refusals.map((refusal) => [keyOf(refusal), refusal])).values()];
}

function keyOf({ rule, package: name, version, where, problem }: Refusal): string {
  return JSON.stringify([rule, name, version, where, problem]);
}
