import type { ContractView } from '../contract-list/use-contract-view';

/** In the order of the tabs; the first one opens. */
export const ALL_CONTRACTS_TABS = ['new', 'active', 'completed', 'action'] as const;
export type AllContractsView = ContractView<(typeof ALL_CONTRACTS_TABS)[number]>;
