import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;

const MAKERS = {
  RS256: () =>
    generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding, privateKeyEncoding }).privateKey,
  ES256: () =>
    generateKeyPairSync('ec', { namedCurve: 'P-256', publicKeyEncoding, privateKeyEncoding }).privateKey,
};

/**
 * Made by way of its text: Node 20 waits for itself for ever when it collects the garbage of a key's making while it
 * exports that key as a JWK.
 */
export function newPrivateKey(algorithm: 'RS256' | 'ES256'): KeyObject {
  return createPrivateKey(MAKERS[algorithm]());
}
