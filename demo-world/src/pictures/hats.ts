import type { Random } from '@plumbline/server/testing/random';
import { shape, stroke } from './svg';

type Hat = 'helmet' | 'cap' | 'beanie' | 'strawHat';

/** What people of a trade wear on their heads, or behind their ears. */
export const HEADWEAR: Partial<Record<string, Hat | 'pencil'>> = {
  masonry: 'helmet',
  roofing: 'helmet',
  demolition: 'helmet',
  'site management': 'helmet',
  surveying: 'helmet',
  electrical: 'helmet',
  carpentry: 'pencil',
  architecture: 'pencil',
  windows: 'pencil',
  flooring: 'pencil',
  painting: 'cap',
  drywall: 'cap',
  tiling: 'cap',
  plumbing: 'beanie',
  hvac: 'beanie',
  insulation: 'beanie',
  landscaping: 'strawHat',
};

const HELMETS = ['#f2c230', '#f4f4f0', '#e4873a'];
const CLOTHS = ['#a4553a', '#45597c', '#5c6b3c', '#e9e2d3', '#2f5d62'];
const SHADE = '#00000022';

/** On a head of 64 across and 46 high, in the frame of a face. */
export const HATS: Record<Hat, (random: Random) => string> = {
  helmet: (random) => {
    const colour = random.pick(HELMETS);
    return [
      shape('M37 46q0-30 27-30t27 30Z', colour),
      shape('M31 44h66v7h-66Z', colour),
      stroke('M64 22v20', { stroke: SHADE, width: 5 }),
    ].join('');
  },
  cap: (random) => {
    const colour = random.pick(CLOTHS);
    return [
      shape('M38 47q-1-29 26-29t26 29q-26-6-52 0Z', colour),
      shape('M38 47q26-8 62 1q-3 6-12 5q-26-5-50 1Z', colour),
      shape('M38 47q26-8 62 1q-3 6-12 5q-26-5-50 1Z', SHADE),
    ].join('');
  },
  beanie: (random) => {
    const colour = random.pick(CLOTHS);
    return [
      shape('M38 46q-2-31 26-31t26 31Z', colour),
      shape('M36 41h56q3 0 3 5t-3 5h-56q-3 0-3-5t3-5Z', colour),
      shape('M36 41h56q3 0 3 5t-3 5h-56q-3 0-3-5t3-5Z', SHADE),
      stroke('M44 43v6M54 43v6M64 43v6M74 43v6M84 43v6', { stroke: SHADE, width: 2 }),
    ].join('');
  },
  strawHat: () =>
    [
      shape('M43 40q1-24 21-24t21 24Z', '#e3c27a'),
      shape('M24 43q40-12 80 0q-2 9-40 8t-40-8Z', '#e3c27a'),
      stroke('M43 39q21-6 42 0', { stroke: '#7a4f2a', width: 4 }),
      shape('M30 46q34 8 68 0q-6 5-34 5t-34-5Z', SHADE),
    ].join(''),
};

/** Behind the right ear. */
export const drawPencil = (): string =>
  stroke('M83 50l16-9', { stroke: '#e0a030', width: 4 }) +
  stroke('M99 41l4-2', { stroke: '#3a2d24', width: 3 });
