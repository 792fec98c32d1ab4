/** `world.json`, made by `npm run basemap`. Lines are encoded, see `pathOf`; cities: name, latitude, longitude, people. */
export type WorldFile = {
  land: string[];
  lakes: string[];
  borders: string[];
  states: string[];
  cities: (string | number)[][];
};

/** A line or the edge of an area on the square world: x and y from 0 to 1 and beyond its edge, the north on top. */
export type Path = { points: Float32Array; west: number; east: number; north: number; south: number };

export type City = { name: string; x: number; y: number; people: number };

export type World = Record<'land' | 'lakes' | 'borders' | 'states', Path[]> & {
  /** Those with most people first. */
  cities: City[];
};

/** Beyond it the square world has no room. */
const NORTHERNMOST = 85.05;
const PER_DEGREE = 100;
const FIRST_SIGN = 63;

export const xOf = (lng: number) => (lng + 180) / 360;

export function yOf(lat: number): number {
  const sine = Math.sin((Math.max(-NORTHERNMOST, Math.min(NORTHERNMOST, lat)) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Hundredths of a degree, longitude before latitude, each as the difference to the one before in signs of five bits. */
function degreesOf(line: string): number[] {
  const degrees: number[] = [];
  const last = [0, 0];
  let [value, shift] = [0, 0];
  for (const sign of line) {
    const bits = sign.charCodeAt(0) - FIRST_SIGN;
    value += (bits & 31) << shift;
    shift += 5;
    if (bits >= 32) continue;
    const axis = degrees.length % 2;
    const sum = (last[axis] ?? 0) + (value & 1 ? ~(value >> 1) : value >> 1);
    last[axis] = sum;
    degrees.push(sum / PER_DEGREE);
    [value, shift] = [0, 0];
  }
  return degrees;
}

/** The line goes on without leaps: a step over the antimeridian leads on beyond the edge of the world. */
function goingOn(degrees: readonly number[]): number[] {
  let shift = 0;
  return degrees.map((value, at) => {
    if (at % 2 === 1) return value;
    const step = value - (degrees[at - 2] ?? value);
    if (Math.abs(step) > 180) shift -= 360 * Math.sign(step);
    return value + shift;
  });
}

function boxed(points: Float32Array): Path {
  const path: Path = { points, west: Infinity, east: -Infinity, north: Infinity, south: -Infinity };
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    path.west = Math.min(path.west, x);
    path.east = Math.max(path.east, x);
    path.north = Math.min(path.north, y);
    path.south = Math.max(path.south, y);
  }
  return path;
}

/** The line, and once more at the other edge of the world where a part of it lies beyond this one. */
export function pathsOf(line: string): Path[] {
  const points = goingOn(degreesOf(line)).map((degrees, at) => (at % 2 === 0 ? xOf(degrees) : yOf(degrees)));
  const path = boxed(Float32Array.from(points));
  const turns = [0, ...(path.west < 0 ? [1] : []), ...(path.east > 1 ? [-1] : [])];
  return turns.map((turn) =>
    turn === 0
      ? path
      : boxed(Float32Array.from(points, (value, at) => (at % 2 === 0 ? value + turn : value))),
  );
}

export function readWorld({ land, lakes, borders, states, cities }: WorldFile): World {
  return {
    land: land.flatMap(pathsOf),
    lakes: lakes.flatMap(pathsOf),
    borders: borders.flatMap(pathsOf),
    states: states.flatMap(pathsOf),
    cities: cities.map(([name, lat, lng, people]) => ({
      name: String(name),
      x: xOf(Number(lng)),
      y: yOf(Number(lat)),
      people: Number(people),
    })),
  };
}
