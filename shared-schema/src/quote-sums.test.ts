import { lineCents, sumsOfQuote } from '@plumbline/shared-schema/quote-sums';
import type { PricedLine } from '@plumbline/shared-schema/quote-sums';

const line = (quantity: number, price: number, more: Partial<PricedLine> = {}): PricedLine => ({
  kind: 'labour',
  isOptional: false,
  ...more,
  quantity,
  price,
});

test.each([
  ['a half rounds up', { quantity: 0.5, price: 0.01 }, 1],
  ['less than a half rounds down', { quantity: 0.499, price: 0.01 }, 0],
  ['a third decimal counts', { quantity: 12.345, price: 19.99 }, 246_78],
  ['what floating point holds short of a half', { quantity: 1.005, price: 1 }, 1_01],
  ['the largest', { quantity: 100_000, price: 10_000_000 }, 100_000_000_000_000],
])('a line: %s [QUO-04]', (_what, priced, cents) => {
  expect(lineCents(priced)).toBe(cents);
});

test('kinds, tax on top and total add up to the cent, and what is optional counts where it is chosen [QUO-04, QUO-09]', () => {
  const lines = [
    line(7.5, 60),
    line(12.345, 19.99, { kind: 'material' }),
    line(1, 400, { kind: 'other', isOptional: true }),
  ];
  const quote = { lines, taxRate: 8.875, isTaxIncluded: false };
  expect(sumsOfQuote(quote)).toEqual({
    ...{ labour: 450_00, material: 246_78, other: 0 },
    ...{ net: 696_78, tax: 61_84, total: 758_62 },
  });
  expect(sumsOfQuote(quote, [2])).toMatchObject({ other: 400_00, net: 1096_78, tax: 97_34, total: 1194_12 });
  // A place that is no optional line chooses nothing twice.
  expect(sumsOfQuote(quote, [0, 0, 9])).toEqual(sumsOfQuote(quote));
});

test('a tax that the prices contain leaves the total as it is [QUO-04]', () => {
  const sums = sumsOfQuote({ lines: [line(1, 119)], taxRate: 19, isTaxIncluded: true });
  expect(sums).toMatchObject({ net: 100_00, tax: 19_00, total: 119_00 });
  for (let cents = 1; cents < 400; cents += 1) {
    const { net, tax, total } = sumsOfQuote({
      lines: [line(1, cents / 100)],
      taxRate: 9.975,
      isTaxIncluded: true,
    });
    expect([net + tax, total]).toEqual([cents, cents]);
  }
});
