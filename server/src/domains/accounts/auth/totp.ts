import { generateURI, ScureBase32Plugin, verifySync } from 'otplib';

/** Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, every 30 seconds. */
const STEP_SECONDS = 30;
/** Clocks differ: the codes before and after the one of now count too. */
const TOLERANCE_SECONDS = STEP_SECONDS;
const CODE = /^\d{6}$/;
/** Characters. */
const LONGEST_LABEL = 60;

const alphabet = new ScureBase32Plugin();

/** Base32 (RFC 4648) without padding: what people type where they cannot scan. */
export function base32(bytes: Buffer): string {
  return alphabet.encode(bytes);
}

/** The step whose code this is, near `time` (milliseconds); the caller refuses those that were used. */
export function stepOfCode(secret: Buffer, code: string, time: number): number | undefined {
  if (!CODE.test(code)) return undefined;
  const epoch = Math.floor(time / 1000);
  const found = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** What an authenticator app scans. */
export function appAddress(secret: Buffer, account: string): string {
  // A long address would make a code too fine to scan; it only tells accounts apart.
  const label = [...account].slice(0, LONGEST_LABEL).join('');
  return generateURI({ issuer: 'Plumbline', label, secret: base32(secret) });
}
