import { createECDH, createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import path from 'node:path';
import { keptKey } from '../../../kit/storage/kept-key';

const CURVE = 'prime256v1';
const FILE = 'vapid-key';

/** How push services know us (RFC 8292): browsers subscribe for the public key, and take pushes of nobody else. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject };

/** `given`, else the key that was made at the first use and lies in `dataDir`. */
export function readVapidKeys({ dataDir, given }: { dataDir: string; given: string | undefined }): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(given ?? keptKey(path.join(dataDir, FILE), newKey), 'base64url'));
  const point = pair.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: paddedKey(pair.getPrivateKey()),
  };
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  };
}

function newKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return paddedKey(pair.getPrivateKey());
}

/** A key that begins with zeros is given with fewer bytes. */
function paddedKey(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}
