import { mainGroup } from './main-group';

const seattle = { lat: 47.6, lng: -122.3 };
const austin = { lat: 30.3, lng: -97.7 };
const boston = { lat: 42.4, lng: -71.1 };
const london = { lat: 51.5, lng: -0.1 };
const lyon = { lat: 45.8, lng: 4.8 };

test('a map of results on both sides of an ocean begins with the side that has more', () => {
  expect(mainGroup([london, boston, seattle, lyon, austin])).toEqual([seattle, austin, boston]);
  expect(mainGroup([london, boston, lyon])).toEqual([london, lyon]);
});

test('results without an ocean between them stay together, and none are none', () => {
  expect(mainGroup([boston, seattle, austin])).toEqual([seattle, austin, boston]);
  expect(mainGroup([])).toEqual([]);
});
