import { nearText, parseNear } from '@plumbline/shared-schema/near';

test.each([
  ['40.7,-74', { lat: 40.7, lng: -74, km: 25 }],
  [' 40.7 , -74 , 5 ', { lat: 40.7, lng: -74, km: 5 }],
  ['Lyon', undefined],
  ['91,0', undefined],
  ['1,2,3,4', undefined],
])('the place filter reads %j', (text, near) => {
  expect(parseNear(text)).toEqual(near);
});

test('a place is written as the filter reads it, no finer than a search needs', () => {
  expect(nearText({ lat: 40.712_837, lng: -74.006, km: 0.4 })).toBe('40.713,-74.006,1');
  expect(parseNear(nearText({ lat: 1, lng: -2, km: 50 }))).toEqual({ lat: 1, lng: -2, km: 50 });
});
