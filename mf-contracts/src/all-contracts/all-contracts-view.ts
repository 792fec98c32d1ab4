import type { ListView } from '@plumbline/shared-ui/address';

/** The tabs in their order; the first one opens. */
export const ALL_CONTRACTS_TABS = ['new', 'active', 'completed', 'action'] as const;
export type AllContractsView = ListView<{ tab: typeof ALL_CONTRACTS_TABS }>;
