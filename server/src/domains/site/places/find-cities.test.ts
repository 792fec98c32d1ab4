import { createCityGrid } from './city-grid';
import { findCities } from './find-cities';
import { fold } from './fold';
import type { Gazetteer } from './gazetteer';
import { nearestCity } from './nearest-city';
import { nearlyBeginning } from './nearly-beginning';
import { placeOf } from './place-text';
import { aGazetteer } from './testing';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await aGazetteer();
});
const found = (text: string, limit = 8) =>
  findCities(gazetteer, text, limit).map(({ name, country }) => `${name} ${country}`);

test.each([
  ['Saint-Jérôme', 'saint jerome'],
  ['St. Jerome', 'saint jerome'],
  ["L'Haÿ-les-Roses", 'l hay les roses'],
  ['  Œuilly ', 'oeuilly'],
  ['Strasbourg', 'strasbourg'],
])('%s is compared as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test.each([
  ['boston', 'boston', 0],
  ['bost', 'boston', 0],
  ['bosten', 'boston', 1],
  ['bostn', 'boston', 1],
  ['bbston', 'boston', 1],
  ['obston', 'boston', 1],
  ['bston', 'boston', 1],
  ['lyon', 'boston', 3],
])('%s begins %s but for some letters', (typed, name, edits) => {
  const isFound = (most: number) => nearlyBeginning(['aachen', name, 'zagreb'], typed, most).length > 0;
  expect([0, 1, 2].map(isFound)).toEqual([0, 1, 2].map((most) => edits <= most));
});

test('all names that nearly begin so are found, also where one begins the other', () => {
  const names = ['bos', 'bosto', 'boston', 'bostonia', 'bostwick', 'boton', 'cost'];
  const found = nearlyBeginning(names, 'boston', 1).flatMap(([from, before]) => names.slice(from, before));
  expect(found.sort()).toEqual(['bosto', 'boston', 'bostonia', 'boton']);
});

test.each([
  ['the beginning of a name', 'lond', ['London GB', 'London CA']],
  ['the largest of a name first', 'Boston', ['Boston US', 'Boston GB']],
  ['a name without its marks', 'montreal', ['Montréal CA']],
  ['a name in another language', 'Londres', ['London GB']],
  ['a name that is another one abroad', 'cologne', ['Köln DE']],
])('%s finds the city', (_what, text, cities) => {
  expect(found(text)).toEqual(cities);
});

test.each(['Montreel', 'Montral', 'Montrreal', 'Monrteal', 'Nontreal'])(
  'one wrong letter still finds the city: %s [PLC-01]',
  (text) => {
    expect(found(text)[0]).toBe('Montréal CA');
  },
);

test('two wrong letters of a long name still find it', () => {
  expect(found('Cambrigde')[0]).toBe('Cambridge US');
  expect(found('Kambrigde')[0]).toBe('Cambridge US');
});

test('what follows a comma says which one is meant', () => {
  expect(found('London, Ontario')).toEqual(['London CA', 'London GB']);
  expect(found('London, CA')[0]).toBe('London CA');
  expect(found('Boston, Royaume-Uni')[0]).toBe('Boston GB');
});

test('nothing is found for what no city is called, or for signs alone', () => {
  expect(found('qqqqqq')).toEqual([]);
  expect(found(' , ')).toEqual([]);
  expect(found('lond', 1)).toEqual(['London GB']);
});

test('a city is shown with region and country in the language asked for [PLC-02]', () => {
  const [city] = findCities(gazetteer, 'montreal', 1);
  if (!city) throw new Error('no city');
  expect(placeOf(gazetteer, city, { language: 'en' }).label).toBe('Montréal, Quebec, Canada');
  expect(placeOf(gazetteer, city, { language: 'fr' }).label).toBe('Montréal, Québec, Canada');
});

test('the nearest city is found, over the date line too, and none in the middle of an ocean', () => {
  expect(nearestCity(gazetteer, { lat: 42.37, lng: -71.11 })?.city.name).toBe('Cambridge');
  const suva = gazetteer.cities.find(({ name }) => name === 'Suva');
  const cities = [{ ...suva, lat: -18, lng: 179.9 } as Gazetteer['cities'][number]];
  const moved = { cities, grid: createCityGrid(cities) };
  expect(nearestCity(moved, { lat: -18, lng: -179.9 })?.km).toBeCloseTo(21.1, 0);
  expect(nearestCity(gazetteer, { lat: 0, lng: -30 })).toBeUndefined();
});
