import { reasonsAgainstPaths } from '../owners/judge-space';
import type { GateRule } from './live-set';
import { refusal, remotesOf } from './live-set';

/** A team's pages lie in its own space, and nobody else's do. Where the owners are not known, nobody is judged. */
export const namespaces: GateRule = ({ owners, ...set }) =>
  owners === undefined
    ? []
    : remotesOf(set)
        .filter(({ release }) => set.changed.has(release.name))
        .flatMap((remote) =>
          reasonsAgainstPaths(owners, remote.manifest).map((reason) => refusal(remote, 'namespaces', reason)),
        );
