import type { Refusal } from '../release/refusal';
import { labelOf, refusal, remotesOf } from './live-set';
import type { ProposedSet, RemoteMember } from './live-set';

/** Something that one remote only may have: `key` is what must be unique, `where` the field that claims it. */
export type Claim = { key: string; where: string };

type ClaimRule = {
  rule: string;
  claimsOf: (remote: RemoteMember) => Claim[];
  /** `route`, `slot` …, for the text. */
  noun: string;
  wayOut: string;
};

/** Refuses what is claimed twice in the proposed set, as long as one of the two is new. */
export function refuseDoubleClaims(set: ProposedSet, { rule, claimsOf, noun, wayOut }: ClaimRule): Refusal[] {
  // What is live comes first, so that the newcomer is the one refused.
  const isNew = ({ release }: RemoteMember) => set.changed.has(release.name);
  const remotes = remotesOf(set).sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
  const owners = new Map<string, RemoteMember>();
  return remotes.flatMap((remote) =>
    claimsOf(remote).flatMap(({ key, where }) => {
      const owner = owners.get(key);
      if (!owner) owners.set(key, remote);
      if (!owner || !isNew(remote)) return [];
      return refusal(remote, rule, {
        where,
        problem: `the ${noun} ${key} belongs to ${labelOf(owner)}`,
        wayOut,
      });
    }),
  );
}
