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

/** Dollars of a form's field, which holds the text itself where it cannot be read: 0 then, and while it is empty. */
export function amountIn(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** Amounts in cents. Both null: the text names no amount. */
type SalaryRange = { min: number | null; max: number | null };

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

const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** Amounts in dollars. `per` is null where the amounts are for the whole job. */
export type SalaryTerms = { min: number; max: number; per: SalaryPeriod | null };

const LEAD = String.raw`(?:\/|\bper\b|\ban?\b|\bpar\b|(?:(?:\bde|à)\s*)?\bl['’]|\bla\b)\s*`;
const PERIOD_WORDS: Record<SalaryPeriod, RegExp> = {
  hour: new RegExp(String.raw`${LEAD}(?:hour|hr|h|heure)\b|\bhourly\b`, 'i'),
  day: new RegExp(String.raw`${LEAD}(?:day|d|jour|j)\b|\bdaily\b`, 'i'),
  week: new RegExp(String.raw`${LEAD}(?:week|wk|semaine)\b|\bweekly\b`, 'i'),
  month: new RegExp(String.raw`${LEAD}(?:month|mo|mois)\b|\bmonthly\b`, 'i'),
  year: new RegExp(String.raw`${LEAD}(?:year|yr|an|année)\b|\byearly\b`, 'i'),
};
const CURRENCY_MARKS = /\$\s*us\b|us\s*\$|\$|\busd\b|\bdollars?\b/gi;

/**
 * The whole of a salary text as amounts and what they are paid for; undefined where it says more ("$500 plus
 * materials") or names no amount, so that nothing a hirer wrote is lost.
 */
export function readSalary(text: string): SalaryTerms | undefined {
  const { min, max } = parseSalary(text);
  if (min === null || max === null) return undefined;
  const plain = text.slice(0, SALARY_MAX).replaceAll('\u2212', '-');
  const words = plain.replace(RANGE.test(plain) ? RANGE : FIRST, ' ').replaceAll(CURRENCY_MARKS, ' ');
  const per = SALARY_PERIODS.find((period) => PERIOD_WORDS[period].test(words)) ?? null;
  const rest = per === null ? words : words.replace(PERIOD_WORDS[per], ' ');
  if (/[^\s.,;:()]/u.test(rest)) return undefined;
  return { min: toDollars(min), max: toDollars(max), per };
}
