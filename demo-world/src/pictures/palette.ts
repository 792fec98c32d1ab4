import type { Random } from '@plumbline/server/testing/random';

/** The colours of one picture. */
export type Palette = {
  wall: readonly [light: string, dark: string];
  floor: readonly [light: string, dark: string];
  sky: readonly [top: string, bottom: string];
  ground: string;
  brick: string;
  roof: string;
  /** Of the new work: paint, tiles, doors. */
  accent: string;
  wood: string;
};

const WALLS = [
  ['#efe7da', '#d9cdbb'],
  ['#e3e9ea', '#c6d2d4'],
  ['#f2e4d7', '#dcc6b1'],
  ['#e6e8dc', '#cbd0b8'],
] as const;
const FLOORS = [
  ['#b98d5f', '#94693f'],
  ['#a88a6c', '#80644a'],
  ['#9c9a92', '#75736c'],
] as const;
const SKIES = [
  ['#a9cbe3', '#eaf3f6'],
  ['#f0c9a4', '#f9ece0'],
  ['#93b4c8', '#dfe8ea'],
] as const;
const GROUNDS = ['#8ea678', '#a49b72', '#7f9a83'];
const BRICKS = ['#b0654b', '#c9a27e', '#9f7b68', '#c7c3b8'];
const ROOFS = ['#57483f', '#3f4c54', '#84402f', '#4a5a4c'];
const ACCENTS = ['#0f766e', '#b45309', '#36608c', '#7c5a86', '#5f7d3a'];
const WOODS = ['#b07a45', '#8f5f36', '#c79a63'];

export function drawPalette(random: Random): Palette {
  return {
    wall: random.pick(WALLS),
    floor: random.pick(FLOORS),
    sky: random.pick(SKIES),
    ground: random.pick(GROUNDS),
    brick: random.pick(BRICKS),
    roof: random.pick(ROOFS),
    accent: random.pick(ACCENTS),
    wood: random.pick(WOODS),
  };
}
