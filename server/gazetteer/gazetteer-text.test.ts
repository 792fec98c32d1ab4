import { findCities } from '../src/domains/site/places/find-cities';
import { readGazetteer } from '../src/domains/site/places/gazetteer';
import { gazetteerText } from './gazetteer-text';

type Row = { name: string; others?: string; kind?: string; country: string; region: string; people: number };

function row({ name, others = '', kind = 'PPL', country, region, people }: Row, id: number): string {
  const head = [id, name, name, others, '29.95465', '-90.07507', 'P', kind, country, '', region];
  return [...head, '', '', '', people, '', '0', 'America/Chicago', '2023-01-01'].join('\t');
}

const cities = [
  {
    name: 'New Orleans',
    others: 'MSY,La Nouvelle-Orléans,Нови Орлеан',
    country: 'US',
    region: 'LA',
    people: 391_006,
  },
  { name: 'Algiers', kind: 'PPLX', country: 'US', region: 'LA', people: 20_000 },
  { name: 'Grand Isle', country: 'US', region: 'LA', people: 1005 },
  { name: 'Hamlet', country: 'US', region: 'LA', people: 900 },
  { name: 'Kleinstadt', country: 'DE', region: '07', people: 4000 },
  { name: 'Großstadt', country: 'DE', region: '07', people: 400_000 },
]
  .map(row)
  .join('\n');

const sources = {
  cities: `${cities}\n`,
  regions: [
    { code: 'US.LA', name: 'Louisiana' },
    { code: 'FR.84', name: 'Auvergne-Rhône-Alpes' },
  ],
  postcodes: {
    '70115': { latitude: 29.9256, longitude: -90.1024 },
    '70112': { latitude: 29.9564, longitude: -90.0767 },
  },
};

test('cities are kept, those with most people first; quarters and hamlets are left out', async () => {
  const gazetteer = await readGazetteer(Buffer.from(gazetteerText(sources)));
  expect(gazetteer.cities.map(({ name }) => name)).toEqual(['Großstadt', 'New Orleans', 'Grand Isle']);
  expect(gazetteer.cities[1]).toEqual({
    name: 'New Orleans',
    country: 'US',
    region: 'US.LA',
    lat: 29.955,
    lng: -90.075,
    people: 391_006,
    zone: 'America/Chicago',
  });
  expect([...gazetteer.regions]).toEqual([['US.LA', 'Louisiana']]);
});

test('names in Latin letters are kept, also without their article; codes of airports are not', async () => {
  const gazetteer = await readGazetteer(Buffer.from(gazetteerText(sources)));
  const named = (text: string) => findCities(gazetteer, text, { limit: 1 })[0]?.name;
  expect(named('La Nouvelle-Orléans')).toBe('New Orleans');
  expect(named('Nouvelle-Orl')).toBe('New Orleans');
  expect(named('Grossstadt')).toBe('Großstadt');
  expect(gazetteer.names).toEqual([...gazetteer.names].sort());
  expect(gazetteer.names).not.toContain('msy');
});

test('postcodes are sorted', async () => {
  const { postcodes, postcodePoints } = await readGazetteer(Buffer.from(gazetteerText(sources)));
  expect(postcodes).toEqual(['70112', '70115']);
  expect(postcodePoints[0]).toEqual({ lat: 29.956, lng: -90.077 });
});
