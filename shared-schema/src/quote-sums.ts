import { toCents } from '@plumbline/shared-schema/money';

export const QUOTE_KINDS = ['labour', 'material', 'other'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export const QUOTE_UNITS = [
  'item',
  'hour',
  'day',
  'foot',
  'squareFoot',
  'metre',
  'squareMetre',
  'lump',
] as const;

/** `quantity` has at most three decimals, `price` is that of one unit, in dollars. */
export type PricedLine = { kind: QuoteKind; quantity: number; price: number; isOptional: boolean };
/** `taxRate`: percent, with at most three decimals. `isTaxIncluded`: the prices contain it. */
export type PricedQuote = { lines: readonly PricedLine[]; taxRate: number; isTaxIncluded: boolean };
/** Whole cents. `net` and `tax` are `total`; the kinds are what the lines say, with the tax where it is included. */
export type QuoteSums = Record<QuoteKind, number> & { net: number; tax: number; total: number };

const HUNDRED_PERCENT = 100_000n;

/** Divides whole numbers, none below zero, and rounds half up. */
const rounded = (of: bigint, by: bigint) => Number((of * 2n + by) / (by * 2n));
const thousandths = (value: number) => BigInt(Math.round(value * 1000));

/** What one line costs, rounded half up to whole cents. */
export function lineCents({ quantity, price }: Pick<PricedLine, 'quantity' | 'price'>): number {
  return rounded(thousandths(quantity) * BigInt(toCents(price)), 1000n);
}

/**
 * The one place where a quote is added up. Each line is rounded, then the tax of all, once. An optional line counts where
 * its index is among `chosen`.
 */
export function sumsOfQuote(
  { lines, taxRate, isTaxIncluded }: PricedQuote,
  chosen: readonly number[] = [],
): QuoteSums {
  const byKind: Record<QuoteKind, number> = { labour: 0, material: 0, other: 0 };
  lines.forEach((line, index) => {
    if (!line.isOptional || chosen.includes(index)) byKind[line.kind] += lineCents(line);
  });
  const listed = byKind.labour + byKind.material + byKind.other;
  const rate = thousandths(taxRate);
  if (!isTaxIncluded) {
    const tax = rounded(BigInt(listed) * rate, HUNDRED_PERCENT);
    return { ...byKind, net: listed, tax, total: listed + tax };
  }
  const net = rounded(BigInt(listed) * HUNDRED_PERCENT, HUNDRED_PERCENT + rate);
  return { ...byKind, net, tax: listed - net, total: listed };
}
