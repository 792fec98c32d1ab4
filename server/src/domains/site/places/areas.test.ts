import { createAreas } from './areas';
import type { Areas } from './areas';
import { createCityGrid } from './city-grid';
import type { Gazetteer } from './gazetteer';
import { aGazetteer } from './testing';

let gazetteer: Gazetteer;
let areas: Areas;
beforeAll(async () => {
  gazetteer = await aGazetteer();
  areas = await createAreas(gazetteer);
});
const keysAt = (lat: number, lng: number) => areas.around({ lat, lng }).map(({ key }) => key);

test('a point lies in the area of the largest city around, a state and a country [PRI-04]', () => {
  const boston = ['boston-massachusetts-united-states', 'massachusetts-united-states', 'united-states'];
  expect(keysAt(42.37, -71.11)).toEqual(boston);
  expect(areas.find('boston-massachusetts-united-states')?.map(({ key }) => key)).toEqual(boston);
  expect(keysAt(51.5, -0.1)[0]).toBe('london-england-united-kingdom');
});

test('a city without a state lies in its country, and the ocean in nothing [PRI-04]', () => {
  expect(keysAt(50.94, 6.96)).toEqual(['koln-germany', 'germany']);
  expect(keysAt(0, -30)).toEqual([]);
  expect(areas.find('atlantis')).toBeUndefined();
});

test('places are called as the language calls them [PRI-04]', () => {
  const shown = (key: string, language: 'en' | 'fr') => {
    const [area] = areas.find(key) ?? [];
    return area && areas.show(area, language);
  };
  expect(shown('quebec-canada', 'fr')).toEqual({
    key: 'quebec-canada',
    level: 'state',
    name: 'Québec',
    label: 'Québec, Canada',
  });
  expect(shown('germany', 'fr')).toMatchObject({ level: 'country', name: 'Allemagne', label: 'Allemagne' });
  expect(shown('montreal-quebec-canada', 'en')).toMatchObject({ name: 'Montréal' });
});

test('of two cities of one name in a state the larger has the plain key', async () => {
  const [london] = gazetteer.cities;
  if (!london) throw new Error('no city');
  const cities = [london, { ...london, lat: 54.9, lng: -1.6, people: 1000 }];
  const twice = await createAreas({ ...gazetteer, cities, grid: createCityGrid(cities) });
  const keyAt = (lat: number, lng: number) => twice.around({ lat, lng })[0]?.key;
  expect(keyAt(51.5, -0.1)).toBe('london-england-united-kingdom');
  expect(keyAt(54.9, -1.6)).toBe('london-england-united-kingdom-2');
});

test('a circle of cities holds those over the date line and near a pole', () => {
  const places = [
    { lat: -18, lng: 179.9 },
    { lat: 89.9, lng: 0 },
    { lat: 89.9, lng: 180 },
  ].map((point) => ({ ...point, name: '', country: '', region: '', people: 1 }));
  const { within } = createCityGrid(places);
  const indexes = (lat: number, lng: number, km: number) =>
    within({ lat, lng }, km)
      .map(({ index }) => index)
      .sort();
  expect(indexes(-18, -179.9, 25)).toEqual([0]);
  expect(indexes(-18, -179.9, 20)).toEqual([]);
  expect(indexes(89.9, 90, 25)).toEqual([1, 2]);
});
