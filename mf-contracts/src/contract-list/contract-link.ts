import type { ContractAction } from '@plumbline/shared-schema/contracts';

/** What makes a link open a contract's details, or one action's dialog above them, on the page it stands on. */
export function contractLink(search: string, contractId: string, action?: ContractAction) {
  const params = new URLSearchParams(search);
  params.set('contract', contractId);
  if (action) params.set('action', action);
  return { to: { search: params.toString() }, state: { hasOpenedDialog: true }, preventScrollReset: true };
}
