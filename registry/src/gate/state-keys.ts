import { refuseDoubleClaims } from './claims';
import type { GateRule } from './live-set';

/** One remote for each reducer key and each endpoint name: they meet in one store. */
export const stateKeys: GateRule = (set) =>
  refuseDoubleClaims(set, {
    rule: 'state-keys',
    noun: 'state key',
    wayOut: 'rename it, with the remote as prefix, in the code and in remote.json',
    claimsOf: ({ manifest }) => [
      ...manifest.state.reducers.map((name) => ({
        key: `reducer ${name}`,
        where: 'remote.json state.reducers',
      })),
      ...manifest.state.endpoints.map((name) => ({
        key: `endpoint ${name}`,
        where: 'remote.json state.endpoints',
      })),
    ],
  });
