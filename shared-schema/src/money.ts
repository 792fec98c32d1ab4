import { SALARY_MAX } from '@plumbline/shared-schema/limits';

/** Money: cents (whole numbers) inside, dollars on the wire. */

/** Dollars → cents, rounded to the nearest cent. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Cents → dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** In cents. Both null: the text names no amount. */
export type SalaryRange = { min: number | null; max: number | null };

const AMOUNT = String.raw`(\d{1,3}(?:[,.\u0020\u00a0\u202f']\d{3})+(?!\d)|\d+)(?:[.,](\d{1,2})(?!\d))?\s*(k\b)?`;
const FIRST = new RegExp(String.raw`${AMOUNT}`, 'i');
const RANGE = new RegExp(
  String.raw`${AMOUNT}\s*\$?\s*(?:usd|dollars)?\s*(?:-|–|—|\bto\b|à|\band\b|\bet\b|\.\.+)\s*\$?\s*${AMOUNT}`,
  'i',
);
/** Above this a "salary" is a phone number or a joke. */
const MAX_CENTS = 1_000_000_000_00;

/**
 * Free salary text → a range in cents. Knows "$", thousands separators, "k", and ranges with a
 * dash or "to"; one amount is both ends; "40-60k" means both in thousands. `Negotiable` → nulls.
 */
export function parseSalary(text: string | null | undefined): SalaryRange {
  // The cut bounds the backtracking of the patterns.
  const plain = (text ?? '').slice(0, SALARY_MAX).replaceAll('\u2212', '-');
  const range = RANGE.exec(plain);
  if (range) return ordered(rangeOf(range));
  const first = FIRST.exec(plain);
  const amount = first ? cents(first.slice(1, 4)) : null;
  return { min: amount, max: amount };
}

function rangeOf(match: RegExpExecArray): [number | null, number | null] {
  const low = match.slice(1, 4);
  const high = match.slice(4, 7);
  const isShortHand = high[2] !== undefined && low[2] === undefined && Number(low[0]) < Number(high[0]);
  return [cents(isShortHand ? [low[0], low[1], 'k'] : low), cents(high)];
}

function ordered([one, other]: [number | null, number | null]): SalaryRange {
  if (one === null || other === null) return { min: one ?? other, max: one ?? other };
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

function cents([whole = '', fraction = '', thousand]: readonly (string | undefined)[]): number | null {
  const dollars = Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  const amount = toCents(thousand ? dollars * 1000 : dollars);
  return amount <= MAX_CENTS ? amount : null;
}
