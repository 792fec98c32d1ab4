import {
  coarse,
  latLngPoint,
  lngLatPoint,
  placeInputSchema,
  toLatLng,
  toLngLat,
} from '@plumbline/shared-schema/points';

test('a point is latitude first, and only saved jobs turn it round', () => {
  expect(toLatLng(40.7128, -174)).toEqual([40.7128, -174]);
  expect(toLngLat(40.7128, -174)).toEqual([-174, 40.7128]);
  expect(latLngPoint.safeParse([40, -174]).success).toBe(true);
  expect(lngLatPoint.safeParse([-174, 40]).success).toBe(true);
});

test.each([[[91, 0]], [[0, 181]], [[-174, 40]], [[Number.NaN, 0]], [[0]], [[0, 0, 0]], [['0', '0']], [null]])(
  '%j is refused, never swapped',
  (point) => {
    expect(latLngPoint.safeParse(point).success).toBe(false);
  },
);

test('a point off the globe cannot be made', () => {
  expect(() => toLatLng(90.1, 0)).toThrow(RangeError);
  expect(() => toLngLat(0, Number.POSITIVE_INFINITY)).toThrow(RangeError);
});

test('a place needs only its coordinates', () => {
  expect(placeInputSchema.parse({ coordinates: [1, 2] })).toEqual({ type: 'Point', coordinates: [1, 2] });
});

test('a hidden place keeps two decimals', () => {
  expect(coarse(-73.94421)).toBe(-73.94);
});
