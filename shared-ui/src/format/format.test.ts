import { capitalise, formatsFor, titleCase, truncate } from '@plumbline/shared-ui/format';

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

test('thousands stand apart by a whole space: the typeface draws the narrow one as next to nothing', () => {
  const amounts = [fr.money(8150), fr.moneyRange(13_300, 17_400), fr.moneyShort(8150), fr.number(8150)];
  expect(amounts.join(' ')).not.toMatch(/\u202f/);
  expect(fr.number(8150)).toBe('8\u00a0150');
});

test('a range of money says its currency where the language says it', () => {
  expect(plain(en.moneyRange(13_300, 17_400))).toBe('$13,300–$17,400');
  expect(plain(fr.moneyRange(13_300, 17_400))).toBe('13 300–17 400 $US');
  expect(plain(en.moneyRange(25.5, 30))).toBe('$25.50–$30.00');
  expect(plain(fr.moneyRange(71, 71))).toBe('71 $US');
});

test('dates have the three forms of the product in both languages', () => {
  expect(plain(en.dayMonth(newYearsEve))).toBe('31 Dec');
  expect(plain(fr.dayMonth(newYearsEve))).toBe('31 déc.');
  expect(en.date(newYearsEve)).toBe('31-Dec-2026');
  expect(plain(fr.date(newYearsEve))).toBe('31 déc. 2026');
  expect(fr.time(newYearsEve)).toBe('16\u00a0h\u00a005');
  expect(en.monthYear(newYearsEve)).toBe('December 2026');
  expect(fr.monthYear(newYearsEve)).toBe('décembre 2026');
});

test('every English month has three letters, and French ones are abbreviated as French does', () => {
  const months = [...Array(12).keys()].map((month) => new Date(2026, month, 4));
  for (const day of months) {
    expect(en.date(day)).toMatch(/^04-[A-Z][a-z]{2}-2026$/);
    expect(plain(en.dayMonth(day))).toMatch(/^4 [A-Z][a-z]{2}$/);
  }
  expect(months.map((day) => plain(fr.date(day)))[8]).toBe('4 sept. 2026');
  expect(months.map((day) => en.date(day))[8]).toBe('04-Sep-2026');
});

test('a day stays beside its month, and an amount beside its currency', () => {
  const texts = [en.dayMonth(newYearsEve), fr.dayMonth(newYearsEve), fr.date(newYearsEve)];
  for (const text of [...texts, fr.money(8150), fr.moneyRange(8150, 9000)]) expect(text).not.toContain(' ');
});

test('a date that cannot be read is an empty text', () => {
  expect(en.date('soon')).toBe('');
  expect(en.relative('soon', newYearsEve)).toBe('');
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

test.each([0, 9 * 60, 86_400])(
  'what happened reads as now where the reader’s clock is %i seconds slow',
  (seconds) => {
    const then = newYearsEve.getTime() + seconds * 1000;
    expect(plain(en.relative(then, newYearsEve))).toBe('0 seconds ago');
    expect(plain(fr.relative(then, newYearsEve))).toBe('il y a 0 seconde');
  },
);

test('titles keep small words small except at the ends', () => {
  expect(titleCase('repair of the roof and HVAC to')).toBe('Repair of the Roof and HVAC To');
  expect(titleCase('pour  concrete slab, 30 m²')).toBe('Pour Concrete Slab, 30 m²');
  expect(titleCase('owner’s representative')).toBe('Owner’s Representative');
  expect(capitalise('residential')).toBe('Residential');
});

test.each([
  ['réfection de la toiture', 'Réfection de la toiture'],
  ["plomberie d'une salle de bain", "Plomberie d'une salle de bain"],
  ['Terrasse de 30 m² en lames de pin traité', 'Terrasse de 30 m² en lames de pin traité'],
  ['peinture : deux  pièces', 'Peinture\u{a0}: deux pièces'],
  ['isolation sous l’escalier', 'Isolation sous l’escalier'],
  ['Rangements en frêne de part et d’autre du poêle', 'Rangements en frêne de part et d’autre du poêle'],
  ['Set zellige à la française in the kitchen', 'Set Zellige À La Française in the Kitchen'],
])('a French title has no capitals of an English one: %s', (typed, shown) => {
  expect(titleCase(typed)).toBe(shown);
});

test.each([
  ['one two  three', { words: 2 }, 'one two…'],
  ['one two', { words: 2 }, 'one two'],
  ['Above the snow. And below', { words: 3 }, 'Above the snow…'],
  ['wait - what', { words: 2 }, 'wait…'],
  ['pots and pans fit in', { characters: 15 }, 'pots and pans…'],
  ['pots and pans', { characters: 8 }, 'pots and…'],
  ['Deck, porch', { characters: 6 }, 'Deck…'],
  ['a👩‍🔧bc', { characters: 2 }, 'a👩‍🔧…'],
  ['abc', { characters: 3 }, 'abc'],
])('%j cut at %j reads %j', (text, limit, cut) => {
  expect(truncate(text, limit)).toBe(cut);
});

test('money fits into a few characters where there is no room', () => {
  expect(formatsFor('en').moneyShort(1200)).toBe('$1.2K');
  expect(formatsFor('en').moneyShort(85)).toBe('$85');
  expect(formatsFor('fr').moneyShort(24_800)).toMatch(/^24,8\sk\s\$US$/);
});

test('sizes of files are in the units of the language', () => {
  expect(en.fileSize(1_240_000)).toBe('1.2 MB');
  expect(en.fileSize(512)).toBe('0.5 kB');
  expect(fr.fileSize(1_240_000)).toMatch(/^1,2\sMo$/u);
});

test.each([
  ['United States', ['0.2 mi', '1.5 mi', '25 mi', 'miles']],
  ['GB', ['0.2 mi', '1.5 mi', '25 mi', 'miles']],
  ['Canada', ['0.4 km', '2.4 km', '40 km', 'kilometers']],
  [undefined, ['0.4 km', '2.4 km', '40 km', 'kilometers']],
])('distances in %s are in its unit [PLC-06]', (country, texts) => {
  const distances = [0.4, 2.4, 40.2].map((km) => plain(en.distance(km, country)));
  expect([...distances, en.distanceUnit(country)]).toEqual(texts);
});

test('the unit follows the country, and how it is written the language [PLC-06]', () => {
  expect(fr.distance(2.4, 'CA')).toBe('2,4\u00a0km');
  expect(fr.distance(2.4, 'US')).toBe('1,5\u00a0mi');
  expect([fr.distanceUnit('FR'), fr.distanceUnit('US')]).toEqual(['kilomètres', 'miles']);
});

test('a radius is whole, and one at least [PLC-06]', () => {
  expect([0.2, 8, 24].map((km) => plain(en.radius(km, 'US')))).toEqual(['1 mi', '5 mi', '15 mi']);
  expect([0.2, 7.6].map((km) => plain(en.radius(km, 'FR')))).toEqual(['1 km', '8 km']);
});
