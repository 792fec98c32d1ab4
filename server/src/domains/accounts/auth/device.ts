import type { FastifyRequest } from 'fastify';
import { fingerprint } from '../../../kit/digests';

export type Device = { userAgent: string | undefined; address: string; deviceToken?: string | undefined };

/** What a new session notes of the machine it is opened from. */
export function deviceOf({ headers, ip }: FastifyRequest): Device {
  return { userAgent: headers['user-agent'], address: ip };
}

/** The same for every version of one browser on one system. */
export function deviceHash(userAgent: string | null): string {
  return fingerprint((userAgent ?? '').replaceAll(/[\d._]+/g, ''));
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** `Firefox · Windows`. Only names we know: a caller calls itself what it likes, and this stands in our mails. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined).join(' · ') || '—';
}
