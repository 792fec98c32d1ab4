import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptKey } from '../../storage/kept-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };

export type Seal = ReturnType<typeof createSeal>;

/**
 * Encrypts what must be read back, so that a copy of the database alone opens nothing. The key comes from SIGNING_KEY,
 * else from one that was made at the first use and lies in `dataDir`. `owner`: the text opens for no other.
 */
export function createSeal({ signingKey, dataDir }: { signingKey: string | undefined; dataDir: string }) {
  const key = () => {
    const basis = signingKey ?? keptKey(path.join(dataDir, 'seal-key'), newKey);
    return Buffer.from(hkdfSync('sha256', basis, '', 'two-step sign-in', 32));
  };

  return {
    close: (plain: Buffer, owner: string): string => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key(), nonce, TAG).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },

    /** `undefined` where it was sealed with another key, or for somebody else. */
    open: (sealed: string, owner: string): Buffer | undefined => {
      const bytes = Buffer.from(sealed, 'base64url');
      const [nonce, tag, body] = [
        bytes.subarray(0, NONCE_BYTES),
        bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
        bytes.subarray(NONCE_BYTES + TAG_BYTES),
      ];
      try {
        const decipher = createDecipheriv(CIPHER, key(), nonce, TAG)
          .setAAD(Buffer.from(owner))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(body), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
