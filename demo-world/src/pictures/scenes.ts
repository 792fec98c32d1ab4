import { createRandom } from '@plumbline/server/testing/random';
import { bookcase, framing, stair } from './carpenters-works';
import {
  architecture,
  demolition,
  drywall,
  flooring,
  insulation,
  landscaping,
  siteManagement,
  surveying,
  windows,
} from './more-works';
import { drawPalette } from './palette';
import { kitchen, pipes, waterHeater } from './plumbers-works';
import { house, room, table, wetRoom, yard } from './stages';
import type { Stage } from './stages';
import { picture } from './svg';
import { carpentry, electrical, hvac, masonry, painting, plumbing, roofing, tiling } from './works';
import type { Work } from './works';
import { cottage, deck } from './yard-works';

/** Scenes by trade, and what some kinds of job show instead. */
const SCENES: Record<string, readonly [Stage, Work]> = {
  plumbing: [wetRoom, plumbing],
  tiling: [wetRoom, tiling],
  electrical: [room, electrical],
  carpentry: [room, carpentry],
  painting: [room, painting],
  hvac: [room, hvac],
  drywall: [room, drywall],
  flooring: [room, flooring],
  windows: [room, windows],
  insulation: [room, insulation],
  demolition: [room, demolition],
  masonry: [house, masonry],
  roofing: [house, roofing],
  landscaping: [house, landscaping],
  surveying: [house, surveying],
  'site management': [house, siteManagement],
  architecture: [table, architecture],
  pipes: [room, pipes],
  'water heater': [room, waterHeater],
  kitchen: [wetRoom, kitchen],
  bookcase: [room, bookcase],
  stair: [room, stair],
  framing: [room, framing],
  deck: [yard, deck],
  cottage: [yard, cottage],
};

export type Scene = { name: string; variant: number; isDone: boolean };

/** Spreads the variants of a scene over the colours there are. */
const STEP = 7919;

/** In how many places each scene is. */
export const SCENE_VARIANTS = 3;

/** A place at work, as SVG: the same for the same scene, before and after of one place alike. */
export function drawScene({ name, variant, isDone }: Scene): string {
  const scene = SCENES[name];
  if (!scene) throw new Error(`No scene ${name}`);
  const [stage, work] = scene;
  const palette = drawPalette(createRandom(Object.keys(SCENES).indexOf(name) * STEP + variant * 31 + 1));
  return picture([stage(palette, isDone), work(palette, isDone)]);
}
