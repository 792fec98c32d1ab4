import { styleNonce } from '../theme/style-nonce';

declare global {
  var __nonce__: string | undefined;
}

// notistack's style engine reads it when its module is evaluated, so this file is imported first.
globalThis.__nonce__ = styleNonce();
