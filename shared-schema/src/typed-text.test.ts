import {
  cleanAddress,
  cleanLine,
  cleanLines,
  cleanPhone,
  formatPhone,
  internationalNumber,
  isPhone,
  isReadable,
  plainDigits,
  sameAddress,
} from '@plumbline/shared-schema/typed-text';

test.each([
  ['white space', ' Ada\u00a0\u3000 Lovelace\n\t', 'Ada Lovelace'],
  ['zero-width and filler characters', '\u200bA\u2060d\u00ada\u3164\u2800\ufeff', 'Ada'],
  ['marks that turn the line', '\u202eadA\u202c \u2067x\u2069\u200f', 'adA x'],
  ['controls, and halves of a character', 'A\u0000d\u0007a\ud83d', 'Ada'],
  ['joiners where nothing is joined', '\u200dA\u200cda\u200d', 'Ada'],
  ['tags that no flag has', 'Ada\u{e0041}', 'Ada'],
])('a line loses %s', (_what, typed, line) => {
  expect(cleanLine(typed)).toBe(line);
});

test.each([
  '👩‍👩‍👧 Roofs',
  '❤️‍🔥',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '👷🏽‍♀️',
  'می‌خواهم',
  'രാജന്‍',
  'ក្សត្រី',
  'عمر الفاروق',
  'שָׁלוֹם',
  '山田 太郎',
  'O’Brien-D’Arcy',
  'Ó',
  'x',
])('%s stays as it is', (line) => {
  expect(cleanLine(line)).toBe(line);
  expect(isReadable(line)).toBe(true);
});

test.each(['', '\u3164', '...', '-', '\u{1d173}'])('nobody can read %j', (typed) => {
  expect(isReadable(cleanLine(typed))).toBe(false);
});

test('several lines keep their breaks and spaces', () => {
  expect(cleanLines('a\r\n  b\u202e\u2028c\td\u0000\re')).toBe('a\n  b\nc\td\ne');
});

test.each([
  ['123', '123'],
  ['１２３', '123'],
  ['٠١٩', '019'],
  ['۴۵۶', '456'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๙', '09'],
])('%s are the digits %s', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits);
});

test.each([
  'a@b.org,',
  'a@b.org;',
  '(a@b.org)',
  '<a@b.org>',
  'Ada L. <a@b.org>',
  'mailto:a@b.org',
  '\u202aa@b.org\u202c',
  'a@b\u200b.org.',
  '"a@b.org"',
  'ａ＠ｂ.org',
])('%s is a@b.org', (typed) => {
  expect(cleanAddress(typed)).toBe('a@b.org');
});

test.each(['a@b.org, c@d.org', 'a b@c.org', 'a,b@c.org', ''])('%j stays, to be seen', (typed) => {
  expect(cleanAddress(typed)).toBe(typed);
});

test.each([
  ['Ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
  ['Nobody', 'nobody'],
  ['a@b@c', 'a@b@c'],
])('%s is kept as %s', (typed, kept) => {
  expect(sameAddress(typed)).toBe(kept);
  expect(sameAddress(kept)).toBe(kept);
});

test.each([
  ['\u202a+1 (514) 555\u20110123\u202c', '+1 (514) 555-0123'],
  ['514.555.0123 ext. 12', '514.555.0123 x12'],
  ['514 555 0123, poste 7', '514 555 0123 x7'],
  ['514-555-0123x12', '514-555-0123 x12'],
  ['＋３３ ６ １２ ３４ ５６ ７８', '+33 6 12 34 56 78'],
  ['tel:+15145550123', '+15145550123'],
])('%s is the number %s', (typed, number) => {
  expect(cleanPhone(typed)).toBe(number);
  expect(isPhone(number)).toBe(true);
});

test.each(['((((((', '1234', '+', '1234567890123456', 'call me 12345', '+1 514 555 0123 x1234567'])(
  '%s is no number',
  (typed) => {
    expect(isPhone(cleanPhone(typed))).toBe(false);
  },
);

test.each([
  ['+15145550123', '+1 514-555-0123'],
  ['(514) 555 0123 x12', '514-555-0123 x12'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['06 12 34 56 78', '06 12 34 56 78'],
  ['((((((', '(((((('],
])('%s is shown as %s', (kept, shown) => {
  expect(formatPhone(kept)).toBe(shown);
});

test('no text takes long', () => {
  const typed = ['(', ' ', '<', ',', '@', '\u200d', 'x', '1'].map((one) => `${one.repeat(60_000)}!`);
  const start = performance.now();
  for (const text of typed)
    [cleanLine, cleanLines, sameAddress, cleanPhone, isPhone].forEach((read) => read(text));
  // eslint-disable-next-line no-restricted-syntax -- a pattern that goes back and forth takes hours
  expect(performance.now() - start).toBeLessThan(2000);
});

test.each([
  ['(514) 555-0123', '+15145550123'],
  ['1 514 555 0123', '+15145550123'],
  ['+1\u202f514\u2011555\u20110123', '+15145550123'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['06 12 34 56 78', null],
  ['+1 514 555 012', null],
  ['+0 514 555 0123', null],
  ['514 555 0123 x4', null],
  ['', null],
])('%s is texted at %s', (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});
