/** Styles that webpack's loaders add carry the nonce of the page's content security policy. */
__webpack_nonce__ = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;
