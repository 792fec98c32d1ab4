import { createHash } from 'node:crypto';

type Draw = { visitorId: string; name: string; percent: number };

/**
 * Whether a visitor gets the canary of a package. Each visitor has a fixed place between 0 and 1 for each package, so
 * the answer stays the same, a higher percentage only adds visitors, and canaries of two packages are independent.
 */
export function isInCanary({ visitorId, name, percent }: Draw): boolean {
  const digest = createHash('sha256').update(`${visitorId}:${name}`).digest();
  return digest.readUInt32BE(0) / 2 ** 32 < percent / 100;
}
