import { createRandom } from '../random';
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
import { house, room, table, wetRoom } from './stages';
import type { Stage } from './stages';
import { picture } from './svg';
import { carpentry, electrical, hvac, masonry, painting, plumbing, roofing, tiling } from './works';
import type { Work } from './works';

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
};

export type Scene = { trade: string; variant: number; isDone: boolean };

/** Spreads the variants of a trade over the colours there are. */
const STEP = 7919;

/** How many places each trade has. */
export const SCENE_VARIANTS = 3;

/** A place where a trade is at work, as SVG: the same for the same scene, before and after of one place alike. */
export function drawScene({ trade, variant, isDone }: Scene): string {
  const scene = SCENES[trade];
  if (!scene) throw new Error(`No scene of ${trade}`);
  const [stage, work] = scene;
  const palette = drawPalette(createRandom(Object.keys(SCENES).indexOf(trade) * STEP + variant * 31 + 1));
  return picture([stage(palette, isDone), work(palette, isDone)]);
}
