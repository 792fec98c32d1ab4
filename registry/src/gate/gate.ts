import type { Refusal } from '../release/refusal';
import { budgets } from './budgets';
import type { GateRule, ProposedSet } from './live-set';
import { namespaces } from './namespaces';
import { navigation } from './navigation';
import { reservedPaths } from './reserved-paths';
import { routes } from './routes';
import { sameVersion } from './same-version';
import { sharedRanges } from './shared-ranges';
import { singletons } from './singletons';
import { slots } from './slots';
import { stateKeys } from './state-keys';
import { types } from './types';
import { verified } from './verified';

const RULES: readonly GateRule[] = [
  sharedRanges,
  reservedPaths,
  routes,
  namespaces,
  navigation,
  slots,
  stateKeys,
  singletons,
  types,
  budgets,
  sameVersion,
  verified,
];

/** Every reason against the proposed set going live; empty if there is none. */
export function judge(set: ProposedSet): Refusal[] {
  return RULES.flatMap((rule) => rule(set));
}
