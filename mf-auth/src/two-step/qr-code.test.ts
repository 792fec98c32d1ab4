import { qrCode, qrPath } from './qr-code';

/** Of version 1, error correction M, mask 0: read back by two readers. */
const A = qrCode('A');

test('a short text is a code of 21 modules with its three corners', () => {
  expect(A).toHaveLength(21);
  const corner = (x: number, y: number) => A.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  expect(corner(14, 0)).toEqual(corner(0, 0));
  expect(corner(0, 14)).toEqual(corner(0, 0));
  expect(corner(0, 0).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))).toEqual([
    '#######',
    '#.....#',
    '#.###.#',
    '#.###.#',
    '#.###.#',
    '#.....#',
    '#######',
  ]);
});

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [107, 45],
  [180, 53],
  [181, 57],
  [412, 77],
])('a text of %i bytes takes %i modules', (length, size) => {
  expect(qrCode('x'.repeat(length))).toHaveLength(size);
});

test('what fits no code is refused', () => {
  expect(() => qrCode('x'.repeat(413))).toThrow(RangeError);
});

test('the path has a square for each dark module', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
