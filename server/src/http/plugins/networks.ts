import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for in a limit. One customer of an IPv6 network has all 2^64 addresses of a /64, so they
 * count as one; an IPv4 address stands for itself, however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [, v4] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  return v4 ?? `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const between =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}
