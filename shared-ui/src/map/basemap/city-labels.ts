import type { City } from './world';

/** Where a city stands at one zoom, in pixels of the whole world. */
export type CityLabel = { name: string; x: number; y: number; width: number };

/** The fewest people of a city that is named at a zoom; the last holds for all beyond. */
const LEAST_PEOPLE = [20e6, 10e6, 5e6, 2.5e6, 1.2e6, 500_000, 250_000, 100_000, 0];
const LETTER = 7;
export const LABEL_HEIGHT = 18;
/** The dot and what is kept free around a name. */
const ROOM = 14;
const CELL = 128;

/** Names that do not cover each other; a larger city keeps its name. The same for every tile of a zoom. */
export function cityLabels(cities: readonly City[], zoom: number, scale: number): CityLabel[] {
  const least = LEAST_PEOPLE[Math.min(zoom, LEAST_PEOPLE.length - 1)] ?? 0;
  const taken = new Map<string, CityLabel[]>();
  const shown: CityLabel[] = [];
  for (const { name, x, y, people } of cities) {
    if (people < least) break;
    const label = { name, x: x * scale, y: y * scale, width: name.length * LETTER + ROOM };
    const cells = cellsOf(label);
    if (cells.some((cell) => taken.get(cell)?.some((other) => isOver(label, other)))) continue;
    for (const cell of cells) taken.set(cell, [...(taken.get(cell) ?? []), label]);
    shown.push(label);
  }
  return shown;
}

function isOver(a: CityLabel, b: CityLabel): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < LABEL_HEIGHT;
}

function cellsOf({ x, y, width }: CityLabel): string[] {
  const cells: string[] = [];
  for (let column = Math.floor(x / CELL); column <= Math.floor((x + width) / CELL); column += 1)
    for (const edge of [y - LABEL_HEIGHT / 2, y + LABEL_HEIGHT / 2])
      cells.push(`${String(column)} ${String(Math.floor(edge / CELL))}`);
  return [...new Set(cells)];
}
