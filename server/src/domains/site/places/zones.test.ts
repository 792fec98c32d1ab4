import { gazetteerFile } from '../../../settings/paths';
import { loadGazetteer } from './gazetteer';
import { createPlacesService } from './places.service';

test('a point is on the clock of the city near it, and on none far from all [SMS-05]', async () => {
  const { zoneAt } = createPlacesService({ file: gazetteerFile });
  expect(await zoneAt({ lat: 45.51, lng: -73.59 })).toBe('America/Toronto');
  expect(await zoneAt({ lat: 48.85, lng: 2.35 })).toBe('Europe/Paris');
  expect(await zoneAt({ lat: 0, lng: -30 })).toBeUndefined();
  const { zoneAt: withoutCities } = createPlacesService({ file: 'none' });
  expect(await withoutCities({ lat: 45.51, lng: -73.59 })).toBeUndefined();
});

test('the clock of every city is known here', async () => {
  const { cities } = await loadGazetteer(gazetteerFile);
  const zones = new Set(cities.map(({ zone }) => zone));
  expect(zones.size).toBeGreaterThan(300);
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
});
