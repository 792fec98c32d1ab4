import type { Release } from '@plumbline/shared-schema/platform';
import { refuseDoubleClaims } from './claims';
import type { Claim } from './claims';
import { hostOf, refusal } from './live-set';
import type { GateRule } from './live-set';

const RULE = 'state-keys';

/** One owner for each reducer key and each endpoint name, the site itself included: they meet in one store. */
export const stateKeys: GateRule = (set) => [
  ...untoldNames(set),
  ...refuseDoubleClaims(set, {
    rule: RULE,
    noun: 'state key',
    wayOut: 'rename it, with the remote as prefix, in the code and in remote.json',
    claimsOf: ({ manifest }) => claimsIn(manifest.state, 'remote.json state'),
    claimsOfHost: ({ release }) => claimsIn(release.state, 'state'),
  }),
];

function claimsIn({ reducers, endpoints }: Release['state'], where: string): Claim[] {
  return [
    ...reducers.map((name) => ({ key: `reducer ${name}`, where: `${where}.reducers` })),
    ...endpoints.map((name) => ({ key: `endpoint ${name}`, where: `${where}.endpoints` })),
  ];
}

/** A shell has a store, so one that names nothing of it was not built by our builder. */
const untoldNames: GateRule = (set) => {
  const host = hostOf(set);
  if (!host || !set.changed.has(host.release.name) || host.release.state.reducers.length > 0) return [];
  return [
    refusal(host, RULE, {
      where: 'state',
      problem: 'does not say which reducer keys and endpoint names are its own',
      wayOut: `build ${host.release.name} again with the builder of tooling/webpack, which writes them down`,
    }),
  ];
};
