import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
/** Closes the last record, which is the only one. */
const LAST_RECORD = Buffer.from([2]);

/** What a browser gave us, base64url. */
export type PushKeys = { p256dh: string; auth: string };

/** A message that only the browser of these keys can read (RFC 8291, `aes128gcm`). Throws for a key that is none. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const own = createECDH(CURVE);
  const ownPoint = own.generateKeys();
  const theirPoint = Buffer.from(p256dh, 'base64url');
  const salt = randomBytes(16);
  const derive = (key: Buffer, { from, info, bytes }: { from: Buffer; info: Buffer; bytes: number }) =>
    Buffer.from(hkdfSync('sha256', key, from, info, bytes));

  const shared = derive(own.computeSecret(theirPoint), {
    from: Buffer.from(auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), theirPoint, ownPoint]),
    bytes: 32,
  });
  const key = derive(shared, {
    from: salt,
    info: Buffer.from('Content-Encoding: aes128gcm\0'),
    bytes: 16,
  });
  const nonce = derive(shared, { from: salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const content = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_SIZE);
  sizes[4] = ownPoint.length;
  return Buffer.concat([salt, sizes, ownPoint, content]);
}

/** Is it a public key that can be encrypted for? */
export function isPushKey(p256dh: string): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
