import { createHmac, randomBytes } from 'node:crypto';

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, every 30 seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after this one, for clocks that differ. */
const TOLERANCE = 1;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Base32 (RFC 4648) without padding: what people type where they cannot scan. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export function stepAt(time: number): number {
  return Math.floor(time / 1000 / STEP_SECONDS);
}

/** The code of a step (RFC 4226, 5.3). */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return (number % 10 ** DIGITS).toString().padStart(DIGITS, '0');
}

/** The step whose code this is, near `time`; the caller refuses those that were used. */
export function stepOfCode(secret: Buffer, code: string, time: number): number | undefined {
  const now = stepAt(time);
  for (let step = now - TOLERANCE; step <= now + TOLERANCE; step++) {
    if (codeOf(secret, step) === code) return step;
  }
  return undefined;
}

/** What an authenticator app scans. */
export function appAddress(secret: Buffer, account: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Plumbline' });
  // A long address would make a code too fine to scan; it only tells accounts apart.
  return `otpauth://totp/Plumbline:${encodeURIComponent(account.slice(0, 60))}?${query.toString()}`;
}
