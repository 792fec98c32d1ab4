import { createECDH, createPrivateKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const CURVE = 'prime256v1';
const FILE = 'vapid-key';

/** How push services know us (RFC 8292): browsers subscribe for the public key, and take pushes of nobody else. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject };

/** `given`, else the key that was made at the first use and lies in `dataDir`. */
export function readVapidKeys({ dataDir, given }: { dataDir: string; given: string | undefined }): VapidKeys {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(given ?? keptKey(dataDir), 'base64url'));
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

function keptKey(dataDir: string): string {
  const file = path.join(dataDir, FILE);
  if (!fs.existsSync(file)) keep(file);
  return fs.readFileSync(file, 'utf8').trim();
}

/** Of two processes that make one at the same time, the key of the first is kept. */
function keep(file: string): void {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${paddedKey(pair.getPrivateKey())}\n`, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}

/** A key that begins with zeros is given with fewer bytes. */
function paddedKey(key: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - key.length), key]).toString('base64url');
}
