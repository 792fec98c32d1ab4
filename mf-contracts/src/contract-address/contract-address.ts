/** A hirer's contracts with the details of one of them open. */
export function contractAddress(contractId: string): string {
  return `/contracts?${new URLSearchParams({ tab: 'active', contract: contractId }).toString()}`;
}
