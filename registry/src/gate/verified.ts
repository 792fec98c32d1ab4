import { teamOf } from '../owners/owners-document';
import type { GateRule, RemoteMember } from './live-set';
import { refusal, remotesOf } from './live-set';
import type { Verdict } from '../store/verdict';

/** The rule of these refusals. */
export const VERIFIED = 'verified';

const ANYBODY = ['public', 'signedOut'];

/** Where the operator asks it of a team, what it brings was mounted in a browser, and nothing was wrong. */
export const verified: GateRule = ({ owners, ...set }) =>
  owners === undefined
    ? []
    : remotesOf(set)
        .filter(({ release }) => set.changed.has(release.name) && teamOf(owners, release.name)?.verified)
        .flatMap((remote) => {
          const problem = problemOf(remote, set.verdicts.get(remote.contentHash));
          const wayOut = 'mount these bytes in a browser: plumbline verify --run, then publish';
          return problem === undefined
            ? []
            : [refusal(remote, VERIFIED, { where: 'verdict', problem, wayOut })];
        });

function problemOf({ manifest }: RemoteMember, verdict: Verdict | undefined): string | undefined {
  if (!verdict) return 'its team publishes what was mounted in a browser, and of these bytes nobody says so';
  const [problem] = verdict.problems;
  if (problem !== undefined)
    return `in a browser ${verdict.problems.length} things were wrong, the first: ${problem}`;
  const left = manifest.pages.filter(
    ({ access, expose }) => ANYBODY.includes(access) && !verdict.mounted.includes(expose),
  );
  return left.length > 0
    ? `these pages were not mounted: ${left.map(({ path }) => path).join(', ')}`
    : undefined;
}
