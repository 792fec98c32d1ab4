import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@plumbline/shared-schema/limits';

const TOKEN_BYTES = 32;

/** 256 random bits, safe in URLs. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** SHA-256, hex: what we store of a token. */
export function fingerprint(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six digits from the system's generator. */
export function newCode(): string {
  return randomInt(10 ** CODE_LENGTH)
    .toString()
    .padStart(CODE_LENGTH, '0');
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [first, second] = [Buffer.from(a), Buffer.from(b)];
  return first.length === second.length && timingSafeEqual(first, second);
}

export type CodeHash = (userId: string, code: string) => string;

/** Hashes codes with a key: all million of them could be tried in a second. Without a key, codes are lost with the process. */
export function createCodeHash(signingKey: string | undefined): CodeHash {
  const key = signingKey ?? randomBytes(TOKEN_BYTES);
  return (userId, code) => createHmac('sha256', key).update(`verification.${userId}.${code}`).digest('hex');
}
