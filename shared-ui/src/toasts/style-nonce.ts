declare global {
  var __nonce__: string | undefined;
}

// notistack's style engine reads this when its module is evaluated, so this file is imported before it.
globalThis.__nonce__ = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? undefined;

export {};
