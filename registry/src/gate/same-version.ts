import { refusal } from './live-set';
import type { GateRule } from './live-set';

/** A published version never changes its bytes. Local builds, marked `+<hash>`, are exempt. */
export const sameVersion: GateRule = ({ members, changed, published }) =>
  [...changed].flatMap((name) => {
    const member = members.get(name);
    if (!member || member.version.includes('+')) return [];
    const earlier = published.find(
      (other) =>
        other.name === name && other.version === member.version && other.contentHash !== member.contentHash,
    );
    if (!earlier) return [];
    return refusal(member, 'same-version', {
      where: 'package.json version',
      problem: `${member.version} was published before with other bytes (${earlier.contentHash})`,
      wayOut: 'raise the version in package.json, build and publish again',
    });
  });
