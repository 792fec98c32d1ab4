import type { Palette } from './palette';
import { box, disc, frame, HEIGHT, repeat, shade, shape, stroke, WIDTH } from './svg';

/** What is behind the work. `isDone`: the work is over; until then the place shows its age. */
export type Stage = (palette: Palette, isDone: boolean) => string;

/** Height of the line between wall and floor. */
export const FLOOR = 470;

const AGE = '#6b5a48';

/** A daylight window with its frame. */
export function daylight(x: number, y: number, { sky }: Palette): string {
  const panes = stroke(`M${x + 90} ${y}v210M${x} ${y + 105}h180`, { stroke: '#ffffff', width: 8 });
  return (
    shade(`w${x}`, [x, y, 180, 210], sky) +
    frame([x, y, 180, 210], { stroke: '#ffffff', width: 14 }) +
    panes +
    box([x - 18, y + 214, 216, 14], '#ffffff', 4)
  );
}

const CRACKS = ['M330 40l-22 44 30 34-18 52', 'M884 60l-22 50 26 30-14 44', 'M40 330l26 34-20 30'];

/** A room with boards, skirting and a window. */
export const room: Stage = (palette, isDone) =>
  [
    shade('wall', [0, 0, WIDTH, FLOOR], isDone ? palette.wall : [palette.wall[1], '#a89c8a']),
    shade('floor', [0, FLOOR, WIDTH, HEIGHT - FLOOR], isDone ? palette.floor : [palette.floor[1], '#4f4338']),
    repeat(9, (index) =>
      stroke(`M${index * 120} ${FLOOR}l${(index - 4) * 34} 170`, { stroke: '#00000022', width: 3 }),
    ),
    box([0, FLOOR - 22, WIDTH, 22], isDone ? '#ffffff' : '#cfc5b5'),
    daylight(96, 110, palette),
    isDone ? '' : CRACKS.map((path) => stroke(path, { stroke: AGE, width: 3 })).join(''),
  ].join('');

/** A bathroom or kitchen wall in tiles. */
export const wetRoom: Stage = (palette, isDone) =>
  [
    shade('wall', [0, 0, WIDTH, FLOOR], isDone ? ['#f4f7f6', '#dfe8e6'] : ['#d8d1c0', '#b6ac98']),
    repeat(12, (index) =>
      stroke(`M${index * 87} 0v${FLOOR}`, { stroke: isDone ? '#c6d4d1' : '#9d937f', width: 3 }),
    ),
    repeat(7, (index) =>
      stroke(`M0 ${index * 72}h${WIDTH}`, { stroke: isDone ? '#c6d4d1' : '#9d937f', width: 3 }),
    ),
    isDone ? box([0, 216, WIDTH, 72], palette.accent) : '',
    isDone
      ? ''
      : [
          [174, 144],
          [609, 288],
          [696, 72],
        ]
          .map(([x = 0, y = 0]) => box([x, y, 87, 72], '#8d8474'))
          .join(''),
    shade(
      'floor',
      [0, FLOOR, WIDTH, HEIGHT - FLOOR],
      isDone ? ['#8f9a9a', '#6c7777'] : ['#7d7466', '#5b5348'],
    ),
  ].join('');

/** A house in its garden. */
export const house: Stage = (palette, isDone) =>
  [
    shade('sky', [0, 0, WIDTH, HEIGHT], palette.sky),
    disc(800, 110, 46, '#ffffff88'),
    shape(`M0 430Q240 360 480 424T960 400V640H0Z`, palette.ground),
    box([0, 540, WIDTH, 100], isDone ? palette.ground : '#8b7d66'),
    box([250, 290, 460, 270], palette.brick),
    repeat(9, (index) => stroke(`M250 ${316 + index * 28}h460`, { stroke: '#00000018', width: 2 })),
    shape('M210 300L480 130L750 300Z', palette.roof),
    box([590, 160, 46, 90], palette.brick),
    daylightSmall(300, 350, palette),
    daylightSmall(570, 350, palette),
    box([440, 420, 84, 140], isDone ? palette.accent : '#6d5b49', 4),
    disc(508, 494, 5, '#ffffff'),
  ].join('');

function daylightSmall(x: number, y: number, { sky }: Palette): string {
  return (
    box([x, y, 92, 92], sky[0]) +
    frame([x, y, 92, 92], { stroke: '#ffffff', width: 9 }) +
    stroke(`M${x + 46} ${y}v92`, { stroke: '#ffffff', width: 6 })
  );
}

/** A table with sheets of paper, seen from above. */
export const table: Stage = ({ wood }, isDone) =>
  [
    shade('table', [0, 0, WIDTH, HEIGHT], [wood, '#7a5230']),
    repeat(6, (index) => stroke(`M0 ${60 + index * 110}q480 -26 960 0`, { stroke: '#00000018', width: 3 })),
    isDone ? '' : shape('M640 40l240 60-60 240-240-60Z', '#efe9dc'),
  ].join('');

const PLANKS = 9;

/** Behind a house: the corner of its back wall with a door, a fence and grass. */
export const yard: Stage = (palette, isDone) =>
  [
    shade('sky', [0, 0, WIDTH, HEIGHT], palette.sky),
    disc(820, 96, 44, '#ffffff88'),
    disc(640, 300, 96, '#6d9d68') + disc(900, 286, 120, '#5f8f5c') + disc(770, 316, 84, '#7aa878'),
    box([300, 318, 660, 86], isDone ? '#b9a98d' : '#9b907c'),
    repeat(22, (index) => stroke(`M${318 + index * 30} 320v82`, { stroke: '#00000022', width: 3 })),
    box([300, 312, 660, 10], isDone ? '#cbbd9f' : '#aaa08c'),
    shade('grass', [0, 400, WIDTH, HEIGHT - 400], [palette.ground, '#667f58']),
    shade('back', [0, 70, 330, 374], isDone ? palette.wall : [palette.wall[1], '#b3a794']),
    repeat(PLANKS, (index) => stroke(`M0 ${112 + index * 38}h330`, { stroke: '#00000018', width: 3 })),
    box([322, 70, 14, 374], '#ffffff'),
    shape('M0 84V20L366 56V84Z', palette.roof),
    backDoor(palette),
    box([0, 436, 336, 14], '#00000022'),
  ].join('');

/** Two panes in a white frame, down to the floor. */
function backDoor({ sky }: Palette): string {
  return (
    box([96, 176, 172, 262], sky[0]) +
    shape('M96 438V330L182 250V438Z', '#ffffff33') +
    frame([96, 176, 172, 262], { stroke: '#ffffff', width: 14 }) +
    stroke('M182 176v262', { stroke: '#ffffff', width: 10 }) +
    stroke('M196 300v36', { stroke: '#8d999c', width: 6 })
  );
}
