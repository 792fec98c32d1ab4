import { isUnclear, readNumber } from '@plumbline/shared-schema/typed-number';

const ENGLISH = ',';
const FRENCH = '\u202f';

test.each([
  ['1950', 1950],
  ['19,50', 19.5],
  ['19.50', 19.5],
  ['19,5', 19.5],
  ['19,', 19],
  ['.5', 0.5],
  ['1 234,56', 1234.56],
  ['1\u202f234,56 $US', 1234.56],
  ['1\u00a0234', 1234],
  ['1,234.56', 1234.56],
  ['$1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ["1'234.50", 1234.5],
  ['１９，５０'.replace('，', ','), 19.5],
  ['-5', -5],
  ['−5', -5],
  ['12.345 67'.replace(' ', ''), 12.34567],
  ['0', 0],
])('%s is %d in every language', (typed, value) => {
  expect(readNumber(typed, ENGLISH)).toBe(value);
  expect(readNumber(typed, FRENCH)).toBe(value);
});

test('the sign between thousands of the page is one', () => {
  expect(readNumber('1,234', ENGLISH)).toBe(1234);
  expect(readNumber('12,345', ENGLISH)).toBe(12_345);
});

test.each([
  ['1,234', FRENCH],
  ['1.234', FRENCH],
  ['1.234', ENGLISH],
  ['12.345', ENGLISH],
])('%s is unclear where thousands are parted by %j', (typed, group) => {
  expect(readNumber(typed, group)).toBeUndefined();
  expect(isUnclear(typed)).toBe(true);
});

test.each([
  '',
  ' ',
  ',',
  '-',
  '5$50',
  '1 23',
  '1,23,456',
  '1,234,5',
  '12k',
  '1e3',
  'ten',
  '1--2',
  '9'.repeat(400),
])('%j is no number', (typed) => {
  expect(readNumber(typed, ENGLISH)).toBeUndefined();
  expect(readNumber(typed, FRENCH)).toBeUndefined();
});
