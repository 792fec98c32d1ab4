/** Not in old browsers, nor at an address without https. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Whether the browser offers passkeys in the list of a field, as it offers passwords. */
export async function offersPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function')
    return false;
  return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
}
