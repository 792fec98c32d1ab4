import {
  aroundText,
  nearText,
  parseNear,
  radiiIn,
  usualRadius,
  wholeUnits,
} from '@plumbline/shared-schema/near';
import { accountFormSchema } from '@plumbline/shared-schema/users';

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

test.each([
  ['US', 25, [8, 16, 40, 80, 161, 402]],
  ['United Kingdom', 25, [8, 16, 40, 80, 161, 402]],
  ['CA', 40, [5, 10, 25, 50, 100, 250]],
  [null, 40, [5, 10, 25, 50, 100, 250]],
])(
  'radii in %s are round in its unit, and whole kilometres in an address [PLC-06]',
  (country, of40, radii) => {
    expect(radiiIn(country)).toEqual(radii);
    expect(wholeUnits(40, country)).toBe(of40);
    const usual = radii[2] ?? 0;
    expect(aroundText({ lat: 40.7, lng: -74, country })).toBe(`40.700,-74.000,${usual}`);
    expect(usualRadius(country)).toBe(usual);
  },
);

test('what is typed in miles is read back as it was typed [PLC-06]', () => {
  const form = accountFormSchema('United States');
  for (let miles = 1; miles <= 124; miles += 1) {
    const serviceRadiusKm = form.shape.serviceRadiusKm.parse(String(miles));
    expect(wholeUnits(serviceRadiusKm ?? 0, 'United States')).toBe(miles);
  }
  expect(form.shape.serviceRadiusKm.safeParse(125).success).toBe(false);
  expect(form.shape.serviceRadiusKm.safeParse(2.5).success).toBe(false);
  expect(accountFormSchema('France').shape.serviceRadiusKm.parse(200)).toBe(200);
});
