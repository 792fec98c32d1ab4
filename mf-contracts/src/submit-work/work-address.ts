/** Where work is handed in under that contract. */
export function workAddress(contractId: string): string {
  return `/submit-work?${new URLSearchParams({ contractId }).toString()}`;
}
