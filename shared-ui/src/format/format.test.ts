import {
  capitalise,
  formatsFor,
  titleCase,
  truncateCharacters,
  truncateWords,
} from '@plumbline/shared-ui/format';

const en = formatsFor('en');
const fr = formatsFor('fr');
/** Intl separates with narrow and no-break spaces. */
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const newYearsEve = new Date(2026, 11, 31, 16, 5);

test('money is in dollars, written as the language does', () => {
  expect(en.money(1234.5)).toBe('$1,234.50');
  expect(plain(fr.money(1234.56))).toBe('1 234,56 $US');
  expect(en.money(900)).toBe('$900');
});

test.each([
  ['$45000', '$45,000'],
  ['45,000', '$45,000'],
  [' $2,000 - $3,000 ', '$2,000 - 3,000'],
  [1200, '$1,200'],
  ['', undefined],
  [' $ ', undefined],
  ['$Negotiable', undefined],
  ['By agreement', 'By agreement'],
  [null, undefined],
])('the salary %j reads %j', (salary, text) => {
  expect(en.salaryText(salary)).toBe(text);
});

test('dates have the three forms of the product in both languages', () => {
  expect(en.dayMonth(newYearsEve)).toBe('31 Dec');
  expect(fr.dayMonth(newYearsEve)).toBe('31 déc.');
  expect(en.date(newYearsEve)).toBe('31-Dec-2026');
  expect(fr.date(newYearsEve)).toBe('31-déc.-2026');
  expect(en.monthYear(newYearsEve)).toBe('December 2026');
  expect(fr.monthYear(newYearsEve)).toBe('décembre 2026');
});

test('a date that cannot be read is an empty text', () => {
  expect(en.date('soon')).toBe('');
  expect(en.relative('soon')).toBe('');
});

test.each([
  [5, '5 seconds ago', 'il y a 5 secondes'],
  [120, '2 minutes ago', 'il y a 2 minutes'],
  [3 * 3600, '3 hours ago', 'il y a 3 heures'],
  [86_400, '1 day ago', 'il y a 1 jour'],
  [15 * 86_400, '2 weeks ago', 'il y a 2 semaines'],
  [61 * 86_400, '2 months ago', 'il y a 2 mois'],
  [800 * 86_400, '2 years ago', 'il y a 2 ans'],
])('%i seconds ago reads in both languages', (seconds, english, french) => {
  const then = newYearsEve.getTime() - seconds * 1000;
  expect(plain(en.relative(then, newYearsEve))).toBe(english);
  expect(plain(fr.relative(then, newYearsEve))).toBe(french);
});

test('titles keep small words small except at the ends', () => {
  expect(titleCase('repair of the roof and HVAC to')).toBe('Repair of the Roof and HVAC To');
  expect(titleCase('réfection de la toiture')).toBe('Réfection de la Toiture');
  expect(capitalise('residential')).toBe('Residential');
});

test('texts are cut after words or characters only when longer', () => {
  expect(truncateWords('one two  three', 2)).toBe('one two…');
  expect(truncateWords('one two', 2)).toBe('one two');
  expect(truncateCharacters('a👩‍🔧bc', 2)).toBe('a👩‍🔧…');
  expect(truncateCharacters('abc', 3)).toBe('abc');
});

test('money beside its code says the currency once', () => {
  expect(plain(en.moneyWithCode(950, 'USD'))).toBe('$950 USD');
  expect(plain(fr.moneyWithCode(1234.5, 'USD'))).toBe('1 234,50 $ USD');
});

test('money fits into a few characters where there is no room', () => {
  expect(formatsFor('en').moneyShort(1200)).toBe('$1.2K');
  expect(formatsFor('en').moneyShort(85)).toBe('$85');
  expect(formatsFor('fr').moneyShort(24_800)).toMatch(/^24,8\sk\s\$$/);
});
