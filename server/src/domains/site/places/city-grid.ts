import { distanceKm } from '@plumbline/shared-schema/near';

type Point = { lat: number; lng: number };

/** Degrees. */
const CELL = 0.5;
const COLUMNS = 360 / CELL;
const KM_PER_DEGREE = 111;
/** On either side of a point, no cell twice. */
const ALL_AROUND = 180 - CELL;
/** Nearer to a pole a circle may hold any longitude. */
const LEAST_NARROWING = 0.01;

const rowOf = (lat: number) => Math.floor((lat + 90) / CELL);
const columnOf = (lng: number) => Math.floor((lng + 180) / CELL);

export type CityGrid = ReturnType<typeof createCityGrid>;

/** Cities by the cell of the globe that they lie in: who asks what is near looks at a few of them. */
export function createCityGrid(cities: readonly Point[]) {
  const cells = new Map<number, number[]>();
  for (const [index, { lat, lng }] of cities.entries()) {
    const key = keyOf(rowOf(lat), columnOf(lng));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }

  return {
    /** Their indexes, and how far they are. */
    within: (point: Point, km: number): { index: number; km: number }[] =>
      cellsAround(point, km).flatMap((key) =>
        (cells.get(key) ?? []).flatMap((index) => {
          const city = cities[index];
          const far = city ? distanceKm(point, city) : Infinity;
          return far <= km ? { index, km: far } : [];
        }),
      ),
  };
}

/** The same east and west of the date line. */
function keyOf(row: number, column: number): number {
  return row * COLUMNS + (((column % COLUMNS) + COLUMNS) % COLUMNS);
}

function cellsAround({ lat, lng }: Point, km: number): number[] {
  const up = km / KM_PER_DEGREE;
  const narrowing = Math.cos(((Math.abs(lat) + up) * Math.PI) / 180);
  const aside = narrowing > LEAST_NARROWING ? Math.min(up / narrowing, ALL_AROUND) : ALL_AROUND;
  const keys: number[] = [];
  for (let row = rowOf(lat - up); row <= rowOf(lat + up); row += 1)
    for (let column = columnOf(lng - aside); column <= columnOf(lng + aside); column += 1)
      keys.push(keyOf(row, column));
  return keys;
}
