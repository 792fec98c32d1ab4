import type { Palette } from './palette';
import { FLOOR, daylight } from './stages';
import { box, disc, frame, repeat, shape, stroke } from './svg';

/** The work of a trade, drawn over its stage. */
export type Work = (palette: Palette, isDone: boolean) => string;

const STEEL = '#8d999c';
const RUST = '#7a4a32';
const WHITE = '#fbfbf9';
const INK = '#2b3a3d';
const SHADOW = '#00000026';

/** A basin with its tap and, below, the pipes. */
export const plumbing: Work = (palette, isDone) =>
  [
    box([560, 60, 240, 150], isDone ? '#d4e6ea' : '#b9b6a8', 10),
    frame([560, 60, 240, 150], { stroke: isDone ? palette.wood : '#8b8371', width: 12 }, 10),
    shape('M520 300h320v30q0 70-80 70h-160q-80 0-80-70Z', isDone ? WHITE : '#ddd5c4'),
    stroke('M680 300v-40h54v16', { stroke: STEEL, width: 16 }),
    isDone
      ? box([540, 396, 280, 150], palette.accent, 6) +
        stroke('M680 410v120', { stroke: '#ffffff55', width: 4 })
      : stroke('M680 400v40q0 30 34 30t34-30v-10h90', { stroke: RUST, width: 20 }) +
        shape('M660 548q30-26 96-18t110 26q-60 34-206-8Z', '#7fa3b4aa'),
    isDone
      ? stroke('M110 330V90q0-40 40-40h44', { stroke: STEEL, width: 12 }) + box([170, 44, 64, 22], STEEL, 8)
      : stroke('M110 0v380', { stroke: RUST, width: 18 }) +
        stroke('M160 0v380', { stroke: STEEL, width: 18 }),
    bath(40, isDone ? WHITE : '#d3cab8'),
  ].join('');

/** A bath on the floor, its rim first. */
function bath(x: number, fill: string): string {
  return (
    shape(`M${x + 14} 372h392v90q0 72-76 72h-240q-76 0-76-72Z`, fill) +
    box([x, 356, 420, 26], fill, 13) +
    stroke(`M${x + 16} 386h388`, { stroke: SHADOW, width: 4 }) +
    stroke(`M${x + 80} 534v18M${x + 340} 534v18`, { stroke: STEEL, width: 16 })
  );
}

/** A consumer unit, its circuits and a lamp. */
export const electrical: Work = (palette, isDone) =>
  [
    stroke('M640 0v120', { stroke: INK, width: 6 }),
    disc(640, 160, 46, isDone ? '#ffe9a8' : '#c9c2b2'),
    isDone ? disc(640, 160, 120, '#fff3c84d') : '',
    box([420, 230, 160, 210], isDone ? WHITE : '#b7ae9d', 10),
    repeat(4, (index) => box([440 + index * 32, 270, 22, 46], isDone ? INK : '#6f675a', 3)),
    repeat(4, (index) => box([440 + index * 32, 350, 22, 46], isDone ? palette.accent : '#6f675a', 3)),
    isDone
      ? box([700, 320, 70, 70], WHITE, 8) + disc(735, 355, 20, '#d7dcda') + box([790, 320, 70, 70], WHITE, 8)
      : stroke('M580 290c60 20 30 90 110 70s60 90 150 60', { stroke: '#c23b2e', width: 7 }) +
        stroke('M580 330c40 40 80 40 110 70s80-10 120 60', { stroke: '#27618f', width: 7 }) +
        frame([700, 320, 70, 70], { stroke: INK, width: 4 }, 8),
  ].join('');

/** Shelves built in, or the boards for them. */
export const carpentry: Work = ({ wood, accent }, isDone) =>
  isDone
    ? [
        box([440, 70, 430, 400], wood, 6),
        repeat(3, (row) =>
          repeat(3, (column) => box([464 + column * 132, 94 + row * 126, 118, 106], '#00000033')),
        ),
        repeat(5, (index) => box([474 + index * 18, 128, 12, 72], index % 2 === 0 ? accent : '#d9b98a')),
        disc(660, 300, 24, '#7d9b6a') + box([640, 300, 40, 26], '#c9805a', 4),
        repeat(4, (index) => box([740 + index * 22, 256, 14, 70], index % 2 === 0 ? '#e7dcc8' : accent)),
      ].join('')
    : [
        repeat(4, (index) => box([470 + index * 60, 90 - index * 8, 26, 400], wood, 3)),
        shape('M420 500h420l40 46h-500Z', '#8b6b4a'),
        stroke('M450 546v60M800 546v60', { stroke: '#6c5137', width: 20 }),
        box([520, 470, 220, 26], wood, 3),
        stroke('M600 440l90-60', { stroke: STEEL, width: 14 }),
      ].join('');

/** Brickwork with its mortar; before, stones are out. */
export const masonry: Work = ({ brick }, isDone) => {
  const gone = new Set(isDone ? [] : [2, 3, 4, 9, 10, 11, 17, 18, 24]);
  const bricks = repeat(4, (row) =>
    repeat(7, (column) => {
      const x = 24 + column * 96 - (row % 2) * 40;
      return gone.has(row * 7 + column) ? '' : box([x, 446 + row * 38, 88, 30], brick, 3);
    }),
  );
  return (
    box([0, 438, 700, 164], isDone ? '#d8d0c2' : '#7c7163') +
    bricks +
    (isDone
      ? box([-10, 424, 722, 22], '#bdb5a6', 4)
      : shape('M690 614l60-70 60 20 50-30 70 80Z', '#a08b74') +
        box([740, 524, 88, 30], brick, 3) +
        box([800, 580, 88, 30], brick, 3))
  );
};

/** Rows of slates; before, some are missing and a ladder stands there. */
export const roofing: Work = ({ roof }, isDone) => {
  const rows = repeat(6, (row) => {
    const half = 46 + row * 44;
    return stroke(`M${480 - half} ${160 + row * 27}h${half * 2}`, { stroke: '#ffffff3d', width: 3 });
  });
  const old =
    shape('M380 220l60-30 40 40-70 30Z', '#3a2d24') +
    shape('M560 240l70 6 10 34-84-4Z', '#3a2d24') +
    stroke('M742 560L668 250M784 560L710 250', { stroke: '#c8a15a', width: 9 }) +
    repeat(8, (index) =>
      stroke(`M${735 - index * 8.6} ${530 - index * 36}h42`, { stroke: '#c8a15a', width: 7 }),
    );
  const fresh = stroke('M210 300h540', { stroke: WHITE, width: 14 }) + box([380, 196, 62, 52], '#bcd8e4', 4);
  return shape('M210 300L480 130L750 300Z', isDone ? roof : '#7b7166') + rows + (isDone ? fresh : old);
};

/** A wall in its new colour, or half covered with the roller still there. */
export const painting: Work = (palette, isDone) =>
  [
    isDone ? box([0, 0, 960, FLOOR - 22], palette.accent) + daylight(96, 110, palette) : '',
    isDone
      ? box([520, 300, 330, 120], '#e9dfcf', 30) + box([500, 360, 370, 90], '#d8c9b2', 26)
      : repeat(4, (index) =>
          stroke(`M${450 + index * 62} ${84 + (index % 2) * 14}V${[372, 396, 340, 250][index]}`, {
            stroke: palette.accent,
            width: 70,
          }),
        ) +
        stroke('M690 300h44v70h-30v104', { stroke: STEEL, width: 12 }) +
        box([594, 272, 96, 56], '#e8e2d4', 16) +
        box([594, 272, 96, 20], palette.accent, 10) +
        shape('M760 508h120l-12 90h-96Z', WHITE) +
        box([754, 500, 132, 20], palette.accent, 8) +
        stroke('M766 504q54-80 108 0', { stroke: STEEL, width: 5 }),
    isDone
      ? box([590, 110, 190, 130], WHITE, 4) + shape('M600 230l60-70 46 40 30-26 34 56Z', palette.wood)
      : '',
  ].join('');

/** A floor of large tiles in the course of being laid. */
export const tiling: Work = ({ accent }, isDone) => {
  const laid = isDone ? 8 : 4;
  const row = (index: number) =>
    repeat(laid, (column) => {
      const x = column * 120 - index * 24;
      const fill = (index + column) % 2 === 0 ? accent : '#e9e6dd';
      return shape(`M${x} ${FLOOR + index * 56}h114l-22 50h-114Z`, fill);
    });
  return (
    repeat(3, row) +
    (isDone
      ? bath(470, WHITE)
      : box([640, 420, 150, 46], '#e9e6dd', 3) +
        box([652, 400, 150, 20], accent, 3) +
        disc(560, 540, 34, '#a9a396'))
  );
};

/** A heat pump on the wall, or the boiler it replaces. */
export const hvac: Work = ({ accent }, isDone) =>
  isDone
    ? [
        box([430, 110, 360, 110], WHITE, 18),
        stroke('M460 190h300', { stroke: '#cfd8d6', width: 8 }),
        disc(752, 140, 8, accent),
        repeat(3, (index) =>
          stroke(`M${520 + index * 90} 250q20 30 0 60t0 60`, { stroke: '#8fc0cc', width: 6 }),
        ),
      ].join('')
    : [
        box([520, 120, 220, 330], '#b3aa98', 14),
        disc(630, 230, 54, '#8d8473'),
        stroke('M630 230l26-30', { stroke: RUST, width: 8 }),
        stroke('M570 120V0M690 120V40h120V0', { stroke: RUST, width: 20 }),
        shape('M520 400h220v50h-220Z', RUST),
      ].join('');
