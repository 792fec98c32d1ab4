import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { secretOf } from '../../../kit/storage/kept-key';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const TAG = { authTagLength: TAG_BYTES };
const KEY_ID_LENGTH = 8;

type Keys = { signingKey: string | undefined; oldSigningKey?: string | undefined; dataDir: string };

export type Seal = ReturnType<typeof createSeal>;

/**
 * Encrypts what must be read back, so that a copy of the database alone opens nothing. The key comes from SIGNING_KEY,
 * else from one that was made at the first use and lies in `dataDir`; what OLD_SIGNING_KEY sealed is still read. `owner`:
 * the text opens for no other.
 */
export function createSeal({ signingKey, oldSigningKey, dataDir }: Keys) {
  const current = () => keyFrom(secretOf({ signingKey, dataDir }));
  const known = () => (oldSigningKey === undefined ? [current()] : [current(), keyFrom(oldSigningKey)]);

  return {
    /** `<id of the key>.<text>` */
    close: (plain: Buffer, owner: string): string => {
      const key = current();
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce, TAG).setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      const text = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
      return `${idOf(key)}.${text}`;
    },

    /** `undefined` where it was sealed with another key, or for somebody else. */
    open: (sealed: string, owner: string): Buffer | undefined => {
      const { keyId, text } = partsOf(sealed);
      const keys = known().filter((key) => keyId === undefined || idOf(key) === keyId);
      for (const key of keys) {
        const plain = openWith(key, Buffer.from(text, 'base64url'), owner);
        if (plain !== undefined) return plain;
      }
      return undefined;
    },

    /** `false`: it was sealed with an older key. */
    isCurrent: (sealed: string): boolean => partsOf(sealed).keyId === idOf(current()),
  };
}

function openWith(key: Buffer, bytes: Buffer, owner: string): Buffer | undefined {
  const [nonce, tag, body] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, TAG).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The first texts named no key. */
function partsOf(sealed: string): { keyId: string | undefined; text: string } {
  const [first = '', second] = sealed.split('.');
  return second === undefined ? { keyId: undefined, text: first } : { keyId: first, text: second };
}

function keyFrom(basis: string): Buffer {
  return Buffer.from(hkdfSync('sha256', basis, '', 'two-step sign-in', 32));
}

function idOf(key: Buffer): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH);
}
