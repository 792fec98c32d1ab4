import { FLOOR } from './stages';
import { box, disc, frame, repeat, shape, stroke } from './svg';
import type { Work } from './works';

const STEEL = '#8d999c';
const RUST = '#7a4a32';
const WHITE = '#fbfbf9';
const HOT = '#c0533f';
const COLD = '#3f7fa6';

/** A manifold with its lines, or the rusty risers it replaces. */
export const pipes: Work = (_palette, isDone) =>
  isDone
    ? [
        box([400, 60, 480, 400], '#e9dcc4', 6),
        repeat(2, (row) => box([450, 150 + row * 130, 380, 30], '#c98f4a', 10)),
        repeat(7, (index) => {
          const x = 474 + index * 54;
          return (
            stroke(`M${x} 150V60`, { stroke: HOT, width: 12 }) +
            stroke(`M${x + 18} 310v150`, { stroke: COLD, width: 12 }) +
            box([x - 9, 180, 18, 26], HOT, 4) +
            box([x + 9, 250, 18, 26], COLD, 4)
          );
        }),
      ].join('')
    : [
        box([400, 60, 480, 400], '#5a4c3d'),
        repeat(3, (index) => box([400 + index * 216, 60, 48, 400], '#a98a61')),
        repeat(3, (index) => stroke(`M${490 + index * 56} 60v400`, { stroke: RUST, width: 22 })),
        stroke('M490 220h280v240M546 330h240', { stroke: RUST, width: 22 }),
        repeat(3, (index) => disc(490 + index * 56, 220 + index * 40, 22, '#5c3420')),
        shape('M470 560q40-30 150-20t170 26q-90 36-320-6Z', '#7fa3b4aa'),
      ].join('');

/** A water heater: slim and lagged, or old and leaking. */
export const waterHeater: Work = ({ accent }, isDone) =>
  isDone
    ? [
        box([560, 120, 170, 370], WHITE, 40),
        box([560, 120, 170, 96], accent, 40),
        box([600, 250, 90, 50], '#2b3a3d', 8) + disc(622, 275, 8, '#9fe0c0'),
        stroke('M600 120V0M690 120V40h150V0', { stroke: '#c98f4a', width: 14 }),
        box([780, 180, 80, 110], HOT, 34),
        stroke('M820 180V40', { stroke: '#c98f4a', width: 14 }),
        box([530, 490, 230, 24], STEEL, 8),
      ].join('')
    : [
        box([540, 100, 210, 400], '#b3aa98', 30),
        repeat(3, (index) => box([540, 190 + index * 110, 210, 10], '#8d8473')),
        stroke('M590 100V0M700 100V30h130V0', { stroke: RUST, width: 18 }),
        shape('M560 500q10-120 60-130t40 130Z', RUST),
        shape('M470 560q40-40 190-34t210 34q-110 44-400 0Z', '#7fa3b4aa'),
      ].join('');

/** A kitchen with its sinks and hood, or the bare stubs for it. */
export const kitchen: Work = ({ wood }, isDone) =>
  isDone
    ? [
        shape('M120 40h260l60 120H60Z', '#b6c0c2'),
        box([60, 160, 380, 22], STEEL, 4),
        box([90, 300, 320, 180], '#3b474b', 8),
        repeat(4, (index) => disc(136 + index * 76, 336, 14, STEEL)),
        box([120, 372, 260, 84], '#1f282b', 6),
        box([440, 300, 480, 30], '#dfe5e6', 4),
        repeat(3, (index) => box([470 + index * 150, 330, 126, 70], '#b6c0c2', 10)),
        repeat(2, (index) =>
          stroke(`M${610 + index * 150} 300v-70q0-26 26-26t26 26v14`, { stroke: STEEL, width: 12 }),
        ),
        box([440, 400, 480, 100], wood, 4),
      ].join('')
    : [
        frame([80, 240, 360, 230], { stroke: '#8b8371', width: 8 }),
        repeat(3, (index) => stroke(`M${520 + index * 140} ${FLOOR}v-90h30`, { stroke: RUST, width: 18 })),
        stroke('M470 250h430', { stroke: STEEL, width: 14 }),
        shape('M430 520h470l40 90H390Z', '#3f3830'),
        stroke('M440 566h470', { stroke: '#c7c3b8', width: 22 }),
        shape('M120 600q60-90 150-70t130 70Z', '#a08b74'),
      ].join('');
