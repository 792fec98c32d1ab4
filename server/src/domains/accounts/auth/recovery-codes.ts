import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@plumbline/shared-schema/limits';
import { fingerprint } from '../../../kit/digests';
import { base32 } from './totp';

/** 120 random bits each: no hash of one can be guessed. Those given out before had 80, and work on. */
const CODE_BYTES = 15;

/** `ABCD-EFGH-IJKL-MNOP-QRST-UVWX` */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** Spaces, hyphens and small letters make no other code. */
export function recoveryCodeHash(userId: string, code: string): string {
  return fingerprint(`${userId}.${code.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`);
}
