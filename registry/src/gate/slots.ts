import { refuseDoubleClaims } from './claims';
import type { GateRule } from './live-set';

/** One remote for each slot. */
export const slots: GateRule = (set) =>
  refuseDoubleClaims(set, {
    rule: 'slots',
    noun: 'slot',
    wayOut: 'take the slot out of one of the two remote.json files, or publish both remotes together',
    claimsOf: ({ manifest }) =>
      manifest.slots.map(({ slot }, index) => ({ key: slot, where: `remote.json slots[${index}]` })),
  });
