import semver from 'semver';
import type { Refusal } from '../release/refusal';
import { hostOf, labelOf, refusal, remotesOf } from './live-set';
import type { GateRule, SetMember } from './live-set';

const RULE = 'shared-ranges';

/** Every remote finds in the host each shared package it needs, in a version it accepts. */
export const sharedRanges: GateRule = (set) => {
  const host = hostOf(set);
  const remotes = remotesOf(set);
  if (!host) {
    return remotes
      .filter(({ release }) => set.changed.has(release.name))
      .map((remote) =>
        refusal(remote, RULE, {
          where: 'needs',
          problem: 'no shell is live, so nobody provides what it shares',
          wayOut: 'publish the shell first, or together with it',
        }),
      );
  }
  const isHostNew = set.changed.has(host.release.name);
  return remotes
    .filter(({ release }) => isHostNew || set.changed.has(release.name))
    .flatMap((remote) => unmetNeeds(remote, host));
};

function unmetNeeds(remote: SetMember, host: SetMember): Refusal[] {
  return Object.entries(remote.release.needs).flatMap(([key, range]) => {
    const provided = host.release.provides[key]?.version;
    if (provided !== undefined && semver.satisfies(provided, range, { includePrerelease: true })) return [];
    const given = provided === undefined ? 'does not provide it' : `provides ${provided}`;
    return refusal(remote, RULE, {
      where: `needs["${key}"]`,
      problem: `needs ${key} ${range}; ${labelOf(host)} ${given}`,
      wayOut: `build it against a version the shell has, or publish a shell that provides ${key} ${range} with it`,
    });
  });
}
