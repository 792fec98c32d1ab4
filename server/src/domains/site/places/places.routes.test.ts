import { createTestServer } from '../../../app/testing';

const server = createTestServer({}, { keepsRows: true });

async function labelsFor(q: string, language = 'en'): Promise<string[]> {
  const answer = await server.anonymous.get(`/api/v1/places?${new URLSearchParams({ q, language })}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.map(({ label }: { label: string }) => label);
}

const nearest = (query: string) => server.anonymous.get(`/api/v1/places/near?${query}`);

test.each([
  ['a visitor', server.anonymous],
  ['a client', server.as('client')],
  ['a company', server.as('company')],
  ['a contractor', server.as('contractor')],
  ['an admin', server.as('admin')],
])('%s asks for places', async (_who, caller) => {
  expect((await caller.get('/api/v1/places?q=lyon')).statusCode).toBe(200);
  expect((await caller.get('/api/v1/places/near?lat=45.76&lng=4.84')).statusCode).toBe(200);
});

test.each([
  ['Boston', 'en', 'Boston, Massachusetts, United States'],
  ['montreal', 'en', 'Montréal, Quebec, Canada'],
  ['montreal', 'fr', 'Montréal, Québec, Canada'],
  ['londres', 'fr', 'London, Angleterre, Royaume-Uni'],
  ['nouvelle-orléans', 'fr', 'New Orleans, Louisiane, États-Unis'],
  ['Pékin', 'fr', /^Beijing, /],
  ['Genève', 'fr', /^(Genève|Geneva), /],
])('%s (%s) is found first [PLC-01]', async (q, language, label) => {
  const [first] = await labelsFor(q, language);
  if (typeof label === 'string') expect(first).toBe(label);
  else expect(first).toMatch(label);
});

test.each([
  ['Bostan', 'en', /^Boston, Mass/],
  ['Philadelpia', 'en', /^Philadelphia, /],
  ['San Fransisco', 'en', /^San Francisco, /],
  ['Torronto', 'en', /^Toronto, /],
  ['Montreel', 'en', /^Montréal, Quebec, /],
  ['Londan', 'en', /^London, England, /],
  ['Queec', 'en', /^Québec, Quebec, /],
  ['Teneva', 'en', /^(Genève|Geneva), /],
  ['Lodres', 'fr', /^London, Angleterre, /],
  ['Londers', 'fr', /^London, Angleterre, /],
  ['Genevve', 'fr', /^(Genève|Geneva), /],
  ['Ganève', 'fr', /^(Genève|Geneva), /],
  ['la nouvelle orleens', 'fr', /^New Orleans, Louisiane, /],
  ['La Nouvele-Orléans', 'fr', /^New Orleans, Louisiane, /],
  ['nouvelle-orlean', 'fr', /^New Orleans, Louisiane, /],
  ['edimborg', 'fr', /^Edinburgh, /],
  ['Brukselles', 'fr', /^Brussels, /],
  ['trois rivieres', 'fr', /^Trois-Rivières, Québec, /],
  ['troi rivieres', 'fr', /^Trois-Rivières, Québec, /],
  ['Marsielle', 'fr', /^Marseille, /],
])('%s (%s), with a wrong letter or without marks, is found first [PLC-01]', async (q, language, label) => {
  expect((await labelsFor(q, language))[0]).toMatch(label);
});

test('a US postcode, or its beginning, is found with the city it is nearest to [PLC-03]', async () => {
  expect(await labelsFor('02139')).toEqual(['02139, Cambridge, Massachusetts, United States']);
  const more = await labelsFor('021');
  expect(more).toHaveLength(8);
  expect(more.every((label) => label.startsWith('021'))).toBe(true);
  expect(await labelsFor('99999')).toEqual([]);
});

test('a point is named by the nearest city, and by none in the middle of an ocean [PLC-04]', async () => {
  const answer = (await nearest('lat=45.5&lng=-73.57&language=fr')).json();
  expect(answer.data.label).toMatch(/Québec, Canada$/);
  expect(answer.data.km).toBeLessThan(10);
  expect((await nearest('lat=0&lng=-30')).json().data).toBeNull();
});

test.each([
  '/places',
  '/places?q=',
  `/places?q=${'x'.repeat(121)}`,
  '/places?q=lyon&language=de',
  '/places/near?lat=91&lng=0',
  '/places/near?lat=0',
  '/places/near?lat=one&lng=2',
])('%s is 400', async (path) => {
  expect((await server.anonymous.get(`/api/v1${path}`)).statusCode).toBe(400);
});

describe('where the reader is [PLC-08]', () => {
  const BOSTON = 'lat=42.4&lng=-71.1';
  const namesNear = async (q: string, query: string) => {
    const answer = await server.anonymous.get(`/api/v1/places?q=${q}&${query}`);
    return answer.json().data.map(({ label }: { label: string }) => label);
  };

  test('those near it come before a far one that only another language calls so', async () => {
    const [first, ...others] = await namesNear('bost', BOSTON);
    expect(first).toMatch(/^Boston, Massachusetts/);
    expect(others[0]).toMatch(/United States$/);
    expect((await namesNear('portland', 'lat=43.7&lng=-70.3'))[0]).toMatch(/^Portland, Maine/);
    expect((await namesNear('portland', 'lat=47.6&lng=-122.3'))[0]).toMatch(/^Portland, Oregon/);
  });

  test('what everybody means stays first', async () => {
    expect((await namesNear('paris', BOSTON))[0]).toMatch(/^Paris, .*France$/);
    expect((await namesNear('londres', BOSTON))[0]).toMatch(/^London, England/);
  });

  test('half a place is refused, and one outside the globe', async () => {
    const refused = await server.anonymous.get('/api/v1/places?q=bost&lat=42.4');
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { lng: 'validation.required' }]);
    expect((await server.anonymous.get('/api/v1/places?q=bost&lat=142.4&lng=0')).statusCode).toBe(400);
  });
});
