import { FLOOR } from './stages';
import { box, disc, frame, repeat, shape, stroke } from './svg';
import type { Work } from './works';

const WHITE = '#fbfbf9';
const INK = '#2b3a3d';
const STEEL = '#8d999c';
const GOLD = '#d9a441';
const WOOL = '#eccb7e';

/** A path, beds and a tree; before, weeds and a heap of earth. */
export const landscaping: Work = ({ accent }, isDone) =>
  isDone
    ? [
        shape('M444 560q-40 40-180 80h360q-70-40-100-80Z', '#d8cfbd'),
        repeat(7, (index) =>
          disc(40 + index * 34, 566 - (index % 3) * 10, 24, index % 2 === 0 ? '#5d8a58' : '#7aa36a'),
        ),
        repeat(6, (index) => disc(60 + index * 36, 552, 8, index % 2 === 0 ? '#e3c25b' : accent)),
        box([838, 380, 20, 180], '#7a5a3c'),
        disc(848, 340, 86, '#5f8f5c') + disc(800, 370, 54, '#6d9d68') + disc(900, 372, 56, '#548253'),
      ].join('')
    : [
        shape('M620 600q80-130 200-60t140 60Z', '#8a6d4c'),
        repeat(16, (index) =>
          stroke(`M${20 + index * 26} 600q6-40 ${index % 2 === 0 ? -10 : 14}-64`, {
            stroke: '#7c8452',
            width: 5,
          }),
        ),
        stroke('M790 548l60-190', { stroke: '#8f5f36', width: 12 }),
        shape('M840 368l40-4 12-60-52 10Z', STEEL),
      ].join('');

/** Sheets on their studs, filled and smooth in the end. */
export const drywall: Work = ({ accent }, isDone) =>
  isDone
    ? box([552, 122, 166, 326], '#e4dfd4', 4) +
      box([560, 130, 150, 320], WHITE, 4) +
      frame([580, 150, 110, 130], { stroke: '#d9d4c8', width: 6 }) +
      disc(694, 300, 8, accent)
    : box([420, 0, 540, FLOOR - 22], '#6f5f4c') +
      repeat(5, (index) => box([430 + index * 110, 0, 26, FLOOR - 22], '#c79a63')) +
      box([430, 0, 240, 300], '#dcd9d2') +
      repeat(5, (index) => disc(446, 30 + index * 60, 5, STEEL)) +
      box([760, 180, 180, 290], '#e6e3dc', 2);

/** Boards: half of them laid, or all and oiled. */
export const flooring: Work = ({ wood, accent }, isDone) =>
  [
    isDone ? '' : box([0, FLOOR, 960, 170], '#8d877d'),
    repeat(isDone ? 14 : 7, (index) => board(index, index % 2 === 0 ? wood : '#a9764a')),
    isDone
      ? box([520, 300, 340, 100], accent, 30) +
        box([496, 360, 388, 100], accent, 26) +
        stroke('M690 372v76M506 372h368', { stroke: '#00000026', width: 4 }) +
        box([530, 458, 18, 34], INK) +
        box([832, 458, 18, 34], INK)
      : box([600, 540, 300, 24], wood, 2) +
        box([626, 518, 300, 24], '#a9764a', 2) +
        box([610, 496, 300, 24], wood, 2) +
        stroke('M470 590l90-30', { stroke: GOLD, width: 16 }) +
        box([446, 572, 44, 44], INK, 6),
  ].join('');

/** From the wall towards the viewer, in two lengths. */
function board(index: number, fill: string): string {
  const end = (place: number, depth: number) => 480 + (place * 68 - 476) * (1 + depth * 0.4);
  const at = (depth: number) => FLOOR + depth * 170;
  const side = (place: number) => `${end(place, 0)} ${at(0)}L${end(place, 1)} ${at(1)}`;
  const seam = index % 2 === 0 ? 0.4 : 0.7;
  return (
    shape(`M${side(index)}L${end(index + 1, 1)} ${at(1)}L${end(index + 1, 0)} ${at(0)}Z`, fill) +
    stroke(`M${side(index)}M${end(index, seam)} ${at(seam)}L${end(index + 1, seam)} ${at(seam)}`, {
      stroke: '#00000033',
      width: 2,
    })
  );
}

/** A large new window, or an old one with its paint gone. */
export const windows: Work = ({ sky, accent }, isDone) =>
  [
    box([410, 70, 430, 340], isDone ? sky[1] : '#b8c4c4'),
    isDone ? shape('M410 330q120-80 220-30t210-40v150h-430Z', '#8fae84') : '',
    frame([410, 70, 430, 340], { stroke: isDone ? WHITE : '#8b7a62', width: 22 }),
    stroke('M625 70v340', { stroke: isDone ? WHITE : '#8b7a62', width: 14 }),
    isDone
      ? box([390, 416, 470, 20], WHITE, 4) +
        box([436, 366, 60, 50], accent, 6) +
        disc(466, 346, 30, '#6d9d68')
      : stroke('M430 240h390M470 110l70 80-30 60M760 330l-40-60', { stroke: '#7d8b8b', width: 4 }),
  ].join('');

/** Wool between the studs, or the bare bricks there were. */
export const insulation: Work = ({ brick }, isDone) =>
  [
    box([384, 0, 576, FLOOR - 22], '#5d5146'),
    isDone
      ? repeat(5, (bay) => wool(412 + bay * 110))
      : repeat(14, (row) =>
          repeat(6, (column) => box([390 + column * 104 + (row % 2) * 50, row * 32, 98, 26], brick, 2)),
        ) + box([384, 0, 576, FLOOR - 22], '#2b201866'),
    repeat(6, (index) => box([384 + index * 110, 0, 28, FLOOR - 22], '#c79a63')),
    box([384, FLOOR - 46, 576, 26], '#b3854f'),
    isDone
      ? ''
      : box([500, 470, 190, 110], WOOL, 50) + disc(640, 525, 44, '#d9b35f') + disc(640, 525, 16, GOLD),
    isDone
      ? ''
      : box([700, 500, 150, 84], WOOL, 40) + disc(808, 542, 32, '#d9b35f') + disc(808, 542, 12, GOLD),
  ].join('');

/** One bay, stuffed. */
function wool(x: number): string {
  const tufts = repeat(6, (index) =>
    stroke(`M${x + 12} ${50 + index * 68}q29 22 58 0`, { stroke: '#d2a94f', width: 4 }),
  );
  return box([x - 4, 0, 90, FLOOR - 22], WOOL, 18) + tufts;
}

/** A wall that comes down, or the open room that is left. */
export const demolition: Work = ({ wall, wood, brick }, isDone) =>
  isDone
    ? box([454, 40, 420, FLOOR - 62], '#ffffff66') +
      box([420, 0, 34, FLOOR], wall[1]) +
      box([454, 0, 420, 40], wood) +
      box([874, 0, 34, FLOOR], wall[1]) +
      box([560, 330, 230, 16], wood, 4) +
      box([590, 346, 14, 130], wood) +
      box([748, 346, 14, 130], wood)
    : box([420, 0, 540, FLOOR - 22], '#b3a491') +
      shape('M470 448l30-150 60-30 20-90 90-50 80 40 60-20 50 110-20 80 50 110Z', '#efe7d6') +
      repeat(5, (index) => box([430 + (index % 2) * 26, 290 + index * 32, 56, 26], brick, 2)) +
      repeat(5, (index) => box([866 - (index % 2) * 22, 290 + index * 32, 56, 26], brick, 2)) +
      shape('M450 600l70-110 90 46 70-70 110 80 60-40 90 94Z', '#9b8a76') +
      box([560, 520, 70, 28], brick, 3) +
      box([730, 556, 70, 28], brick, 3) +
      stroke('M600 300l70 190', { stroke: wood, width: 16 }) +
      shape('M548 292l86-32 16 42-86 32Z', STEEL);

/** A tripod in front of the house, and what it has measured. */
export const surveying: Work = ({ accent }, isDone) =>
  [
    stroke('M160 430L90 610M160 430l74 180M160 430v184', { stroke: '#caa24f', width: 12 }),
    box([116, 380, 88, 56], INK, 8) + disc(204, 408, 16, STEEL),
    isDone
      ? stroke('M220 408H930M250 270v-40h460v40', { stroke: accent, width: 4 }) +
        repeat(5, (index) => disc(330 + index * 110, 408, 8, accent))
      : stroke('M740 600V330', { stroke: '#d8483a', width: 12 }) +
        stroke('M740 360v40M740 450v40', { stroke: WHITE, width: 12 }),
  ].join('');

/** A plan of a house: a sketch first, then drawn out with its model. */
export const architecture: Work = ({ accent, roof }, isDone) =>
  [
    shape('M110 90l560-30 30 440-560 40Z', isDone ? WHITE : '#f3eddf'),
    isDone
      ? stroke('M180 150l430-22 20 310-430 30ZM400 140l14 316M196 300l216-12M410 220l206-10', {
          stroke: INK,
          width: 7,
        }) + stroke('M300 456q0-60 60-62M470 210q4 50 54 52', { stroke: accent, width: 5 })
      : stroke(
          'M190 160q200-30 410-14M200 170q-10 150 14 280M220 440q180-20 400-12M600 150q24 140 14 270M398 152q-6 140 6 282M204 300q100-14 196-6M400 230q110-8 210 4M470 300l70 60M540 300l-70 60',
          {
            stroke: '#7d8b8b',
            width: 5,
          },
        ),
    isDone
      ? box([730, 330, 150, 120], '#ece5d6') +
        shape('M710 336l95-90 95 90Z', roof) +
        box([785, 390, 40, 60], accent)
      : '',
    stroke('M720 560l170-120', { stroke: GOLD, width: 16 }) + shape('M720 560l-26 18 8-32Z', INK),
    box([120, 560, 420, 34], '#e2c877', 4),
    repeat(14, (index) =>
      stroke(`M${140 + index * 28} 560v${index % 2 === 0 ? 16 : 10}`, { stroke: INK, width: 3 }),
    ),
  ].join('');

/** A house in its scaffold, with the board of the site; in the end without. */
export const siteManagement: Work = ({ accent }, isDone) =>
  isDone
    ? box([210, 550, 540, 12], '#d8cfbd') + disc(160, 500, 60, '#6d9d68') + disc(810, 500, 66, '#5f8f5c')
    : [
        repeat(5, (index) => stroke(`M${220 + index * 130} 210v360`, { stroke: '#b8862b', width: 8 })),
        repeat(3, (index) => stroke(`M200 ${280 + index * 100}h560`, { stroke: '#e0a030', width: 12 })),
        stroke('M220 380l130-100M610 480l130-100', { stroke: '#b8862b', width: 6 }),
        box([40, 420, 130, 90], accent, 6) + stroke('M60 450h90M60 476h60', { stroke: WHITE, width: 8 }),
        stroke('M70 510v80M140 510v80', { stroke: INK, width: 8 }),
      ].join('');
