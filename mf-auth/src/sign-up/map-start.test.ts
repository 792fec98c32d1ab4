import { mapStart } from './map-start';

test.each([
  ['Europe/Paris', 51],
  ['America/Sao_Paulo', 15],
  ['Australia/Perth', -27],
  ['UTC', 20],
  ['Etc/GMT+3', 20],
])('the map of somebody in %s starts with their part of the world', (timeZone, lat) => {
  expect(mapStart(timeZone).center.lat).toBe(lat);
});

test('no start is close enough to be taken for a place', () => {
  for (const zone of ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Africa/Lagos', 'Pacific/Fiji'])
    expect(mapStart(zone).zoom).toBeLessThanOrEqual(3);
});
