/** The nonce of the page's content security policy; none outside a browser. */
export function styleNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
}
