import { changed, digitsIn, digitsOf, put } from './code-text';

test('a value has a box for each digit, empty ones included', () => {
  expect(digitsOf('1 3')).toEqual(['1', '', '3', '', '', '']);
});

test('a digit goes into its box and leaves the others alone', () => {
  expect(put('', 2, '7')).toBe('  7   ');
  expect(put('123456', 0, ' ')).toBe(' 23456');
  expect(put('12', 4, '789')).toBe('12  78');
});

test('of a pasted text only the digits count', () => {
  expect(digitsIn('Code: 123-456 (10 min)')).toBe('123456');
  expect(digitsIn('no code')).toBe('');
});

test.each([
  ['', '4', '4'],
  ['4', '45', '5'],
  ['4', '54', '5'],
  ['4', '44', '4'],
  ['4', '', ''],
  ['4', '4a', '4'],
  ['', 'a', undefined],
  ['', '123456', '123456'],
])('a box with %j that reads %j was given %j', (before, text, given) => {
  expect(changed(before, text)).toBe(given);
});
