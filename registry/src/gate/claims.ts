import type { Refusal } from '../release/refusal';
import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { ProposedSet, RemoteMember, SetMember } from './live-set';

/** Something that only one package may have: `key` is what must be unique, `where` the field that claims it. */
export type Claim = { key: string; where: string };

type ClaimRule = {
  rule: string;
  claimsOf: (remote: RemoteMember) => Claim[];
  /** What the host itself has of it. */
  claimsOfHost?: (host: SetMember) => Claim[];
  /** `route`, `slot` …, for the text. */
  noun: string;
  wayOut: string;
};

type Claimant = { member: SetMember; claims: Claim[] };

/** Refuses what is claimed twice in the proposed set, as long as one of the two is new. */
export function refuseDoubleClaims(set: ProposedSet, rule: ClaimRule): Refusal[] {
  const isNew = ({ member }: Claimant) => set.changed.has(member.release.name);
  // What is live comes first, so that the new claim is the refused one.
  const claimants = claimantsOf(set, rule).sort((a, b) => Number(isNew(a)) - Number(isNew(b)));
  const owners = new Map<string, SetMember>();
  return claimants.flatMap((claimant) =>
    claimant.claims.flatMap(({ key, where }) => {
      const owner = owners.get(key);
      if (!owner) owners.set(key, claimant.member);
      if (!owner || !isNew(claimant)) return [];
      return refusal(claimant.member, rule.rule, {
        where,
        problem: `the ${rule.noun} ${key} belongs to ${labelOf(owner)}`,
        wayOut: rule.wayOut,
      });
    }),
  );
}

function claimantsOf(set: ProposedSet, { claimsOf, claimsOfHost }: ClaimRule): Claimant[] {
  const host = hostOf(set);
  const hosts = host && claimsOfHost ? [{ member: host, claims: claimsOfHost(host) }] : [];
  return [...hosts, ...remotesOf(set).map((remote) => ({ member: remote, claims: claimsOf(remote) }))];
}
