import type { BudgetKind, Budgets } from '@plumbline/shared-schema/budgets';

const KB = 1024;

/** Most that a remote may cost (bytes, gzip). */
export const BUDGETS = {
  /** A remote's container: every page that shows anything of the remote pays for it. */
  entry: 20 * KB,
  /** A remote's own: its container and the scripts of one page. */
  page: 80 * KB,
  /** All scripts of a remote together. */
  total: 250 * KB,
  /** Whatever else browsers may load of it: pictures, fonts, data. */
  others: 500 * KB,
  /** The host's own scripts and the page's together. */
  firstLoad: 300 * KB,
  /**
   * All that the first visit of a page loads: the same with the page's texts and the shared parts that it uses (forms,
   * lists, the map). Those who come for the first time come to public pages.
   */
  visit: { public: 350 * KB, others: 410 * KB },
} as const;

const USUAL: Record<BudgetKind, number> = {
  entry: BUDGETS.entry,
  page: BUDGETS.page,
  total: BUDGETS.total,
  others: BUDGETS.others,
  'first-load': BUDGETS.firstLoad,
  visit: BUDGETS.visit.public,
};

/** What every remote may have, in KB. */
export function usualKb(kind: BudgetKind): number {
  return USUAL[kind] / KB;
}

/** What one remote may have, in bytes: the usual, or more where the operator said so. */
export function limitsOf(raised: Budgets[string] = {}) {
  return (kind: BudgetKind, usual: number = USUAL[kind]): number => Math.max(usual, (raised[kind] ?? 0) * KB);
}
