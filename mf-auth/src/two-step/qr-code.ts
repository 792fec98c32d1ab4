/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 15. Own code, because the
 * usual packages bring five times its size in command line and picture formats.
 */

type Grid = { size: number; dark: boolean[][]; isFixed: boolean[][] };

const LAST_VERSION = 15;
/** Of error correction M, by version. */
const CHECK_BYTES = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
/** Above which the length of the text takes two bytes. */
const LAST_SHORT_VERSION = 9;

/** Modules of the code, row by row; true is dark. Throws for a text of more than some 400 bytes. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versionFor(bytes.length);
  const grid = newGrid(version * 4 + 17);
  drawPatterns(grid, version);
  placeBits(grid, interleaved(dataBytes(bytes, version), version));
  return masked(grid);
}

/** The path of an SVG whose view box is `0 0 size size`. */
export function qrPath(rows: boolean[][]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** Modules that hold neither patterns nor format. */
function freeModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
  }
  return version > 6 ? modules - 36 : modules;
}

function capacityOf(version: number): number {
  return Math.floor(freeModules(version) / 8) - (CHECK_BYTES[version] ?? 0) * (BLOCKS[version] ?? 0);
}

function headBits(version: number): number {
  return 4 + (version > LAST_SHORT_VERSION ? 16 : 8);
}

function versionFor(length: number): number {
  for (let version = 1; version <= LAST_VERSION; version++) {
    if (headBits(version) + length * 8 <= capacityOf(version) * 8) return version;
  }
  throw new RangeError('too long for a QR code');
}

/** Mode, length and text, filled up to what the version holds. */
function dataBytes(bytes: number[], version: number): number[] {
  const capacity = capacityOf(version);
  const inBits = (value: number, width: number) => value.toString(2).padStart(width, '0');
  const text = bytes.map((byte) => inBits(byte, 8)).join('');
  let bits = `0100${inBits(bytes.length, headBits(version) - 4)}${text}`;
  bits += '0'.repeat(Math.min(4, capacity * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function product(a: number, b: number): number {
  let sum = 0;
  for (let bit = 7; bit >= 0; bit--) sum = (sum << 1) ^ ((sum >>> 7) * 0x11d) ^ (((b >>> bit) & 1) * a);
  return sum;
}

function divisorOf(degree: number): number[] {
  let divisor = [...new Array<number>(degree - 1).fill(0), 1];
  for (let root = 1, times = 0; times < degree; times++, root = product(root, 2)) {
    divisor = divisor.map((value, index) => product(value, root) ^ (divisor[index + 1] ?? 0));
  }
  return divisor;
}

function checkBytes(data: number[], divisor: number[]): number[] {
  let rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, index) => value ^ product(divisor[index] ?? 0, factor));
  }
  return rest;
}

/** Cut into blocks, each with its check bytes, and taken from them in turn. */
function interleaved(data: number[], version: number): number[] {
  const count = BLOCKS[version] ?? 1;
  const divisor = divisorOf(CHECK_BYTES[version] ?? 0);
  const shortLength = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(start, start + shortLength + (index < firstLong ? 0 : 1));
    start += block.length;
    return block;
  });
  const inTurn = (lists: number[][], length: number) =>
    Array.from({ length }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
  return [
    ...inTurn(blocks, shortLength + 1),
    ...inTurn(
      blocks.map((block) => checkBytes(block, divisor)),
      divisor.length,
    ),
  ];
}

function newGrid(size: number): Grid {
  const rows = () => Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  return { size, dark: rows(), isFixed: rows() };
}

function fix({ dark, isFixed, size }: Grid, [x, y]: readonly [number, number], isDark: boolean): void {
  const [row, fixedRow] = [dark[y], isFixed[y]];
  if (!row || !fixedRow || x < 0 || x >= size) return;
  row[x] = isDark;
  fixedRow[x] = true;
}

function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let i = 0; i < size; i++) {
    fix(grid, [6, i], i % 2 === 0);
    fix(grid, [i, 6], i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(grid, [x, y], { radius: 4, light: [2, 4] });
  for (const centre of alignmentCentres(version, size)) drawRings(grid, centre, { radius: 2, light: [1] });
  drawFormat(grid);
  if (version > 6) drawVersion(grid, version);
}

type Rings = { radius: number; light: readonly number[] };

/** Squares around a centre, light at some distances from it. */
function drawRings(grid: Grid, [cx, cy]: readonly [number, number], { radius, light }: Rings): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      fix(grid, [cx + dx, cy + dy], !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function alignmentCentres(version: number, size: number): (readonly [number, number])[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const later = Array.from({ length: count - 1 }, (_, index) => size - 7 - index * step);
  const places = [6, ...later.reverse()];
  const last = places.at(-1);
  const isCorner = (x: number, y: number) =>
    (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
  return places.flatMap((x) => places.filter((y) => !isCorner(x, y)).map((y) => [x, y] as const));
}

/** `value` followed by the rest of its division by a generator of this degree. */
function withCheck(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return (value << degree) | rest;
}

/** Error correction M and mask 0, which are both 0: what remains is what every format is combined with. */
function drawFormat(grid: Grid): void {
  const { size } = grid;
  const bits = 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let i = 0; i <= 5; i++) fix(grid, [8, i], bit(i));
  fix(grid, [8, 7], bit(6));
  fix(grid, [8, 8], bit(7));
  fix(grid, [7, 8], bit(8));
  for (let i = 9; i < 15; i++) fix(grid, [14 - i, 8], bit(i));
  for (let i = 0; i < 8; i++) fix(grid, [size - 1 - i, 8], bit(i));
  for (let i = 8; i < 15; i++) fix(grid, [8, size - 15 + i], bit(i));
  fix(grid, [8, size - 8], true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = withCheck(version, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const isDark = ((bits >>> i) & 1) === 1;
    const [far, near] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    fix(grid, [far, near], isDark);
    fix(grid, [near, far], isDark);
  }
}

/** Up and down in columns of two, from the right. */
function readingOrder(size: number): [number, number][] {
  const places: [number, number][] = [];
  for (let right = size - 1; right >= 1; right -= right === 8 ? 3 : 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      places.push([right, y], [right - 1, y]);
    }
  }
  return places;
}

function placeBits({ size, dark, isFixed }: Grid, bytes: number[]): void {
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const free = readingOrder(size).filter(([x, y]) => isFixed[y]?.[x] === false);
  free.slice(0, bits.length).forEach(([x, y], index) => {
    const row = dark[y];
    if (row) row[x] = bits[index] === '1';
  });
}

/** Every second module of the text turned round: readers take any mask, and this one breaks up runs of one colour. */
function masked({ dark, isFixed }: Grid): boolean[][] {
  return dark.map((row, y) =>
    row.map((isDark, x) => (isFixed[y]?.[x] === false && (x + y) % 2 === 0 ? !isDark : isDark)),
  );
}
