import { plainDigits } from '@plumbline/shared-schema/typed-text';

/** `$1,234.50`, `1 234,50 $US`; apostrophes group as spaces do. */
const CURRENCY = /^\s*(?:us\s*\$|\$|usd)|(?:\$\s*us|us\s*\$|\$|usd)\s*$/gi;
const SPACES = /[\s'’]+/gu;
const NUMBER =
  /^(?<minus>[-−])?(?<whole>[1-9]\d{0,2}(?:(?<between>[ .,])\d{3})(?:\k<between>\d{3})*|\d*)(?:(?<decimal>[.,])(?<fraction>\d*))?$/;

/** A sign before the last three digits, and no other: it may end the thousands as well as the whole. */
export function isUnclear(text: string): boolean {
  return /^[-−]?\d+[.,]\d{3}$/.test(plainDigits(text).replace(CURRENCY, '').replace(SPACES, ''));
}

/** The thousands and the fraction are parted by two signs, or by one that can only be the one or the other. */
function isClear(text: string, group: string): boolean {
  const { between, decimal } = NUMBER.exec(text)?.groups ?? {};
  if (between !== undefined && between === decimal) return false;
  return between === group || decimal !== undefined || !isUnclear(text);
}

/**
 * A number as people write it, with either decimal sign, whatever the language: `19,50`, `1 234,56`, `1,234.56` and
 * `1.234,56` say which sign is which. Undefined for what is no number, and for `1.234` or `1,234`, unless the sign is
 * `group`, which parts the thousands in the language of the page.
 */
export function readNumber(text: string, group: string): number | undefined {
  const plain = plainDigits(text).replace(CURRENCY, '').replace(SPACES, ' ').trim();
  const match = NUMBER.exec(plain);
  if (match === null || !/\d/.test(plain) || !isClear(plain, group)) return undefined;
  const { minus, whole = '', fraction = '' } = match.groups ?? {};
  const value = Number(`${minus ? '-' : ''}${whole.replace(/\D/g, '')}.${fraction}0`);
  return Number.isFinite(value) ? value : undefined;
}
