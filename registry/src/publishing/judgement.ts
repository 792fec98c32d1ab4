import { judge } from '../gate/gate';
import type { ProposedSet, SetMember } from '../gate/live-set';
import type { Refusal } from '../release/refusal';
import type { ArtifactStore } from '../store/artifact-store';
import { refuse } from './candidates';
import { proposeSet, readMember } from './proposed-set';
import type { Proposal } from './proposed-set';

/** `leaveOut`: rules that do not matter for this change. */
type Judged = Proposal & { leaveOut?: readonly string[] };

/**
 * Throws `RefusedError` with every reason against the candidates: beside what is live, and beside each canary, since
 * a visitor may get any of them. Every rule compares two packages at most, so one canary at a time covers all mixtures.
 */
export async function refuseUnfit(
  store: ArtifactStore,
  { leaveOut = [], ...proposal }: Judged,
): Promise<void> {
  const set = await proposeSet(store, proposal);
  const sets = [set, ...(await withCanaries(store, set, proposal))];
  const refusals = sets.flatMap(judge).filter(({ rule }) => !leaveOut.includes(rule));
  refuse([...new Map(refusals.map((refusal) => [keyOf(refusal), refusal])).values()]);
}

async function withCanaries(
  store: ArtifactStore,
  set: ProposedSet,
  { live }: Proposal,
): Promise<ProposedSet[]> {
  const canaries = Object.entries(live.packages).flatMap(([name, { canary, disabled }]) =>
    canary && !disabled ? [{ name, ...canary.release }] : [],
  );
  const members = await Promise.all(canaries.map((canary) => readMember(store, canary)));
  return members.flatMap((member) => {
    const variant = withMember(set, { ...member, isCanary: true });
    return variant.changed.size > 0 ? [variant] : [];
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

function keyOf({ rule, package: name, version, where, problem }: Refusal): string {
  return JSON.stringify([rule, name, version, where, problem]);
}
