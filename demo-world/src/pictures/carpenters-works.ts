import { FLOOR } from './stages';
import { box, disc, repeat, shape, stroke } from './svg';
import type { Work } from './works';

const WHITE = '#fbfbf9';
const PINE = '#c79a63';
const SHADE = '#00000026';
const STEPS = { count: 9, run: 58, rise: 42, from: 392 };
const BOOKS = ['#84402f', '#36608c', '#d9b98a', '#5f7d3a', '#2b3a3d', '#b45309'];

/** Shelves either side of the fireplace; before, two empty alcoves and the books on the floor. */
export const bookcase: Work = ({ wall, wood, accent }, isDone) => {
  const base = FLOOR - 22;
  const breast =
    box([566, 0, 212, base], isDone ? wall[0] : wall[1]) +
    box([778, 0, 14, base], SHADE) +
    box([590, 276, 164, 18], isDone ? WHITE : '#cfc5b5', 4) +
    box([606, 294, 132, base - 294], '#7d6a5c') +
    box([628, 330, 88, base - 330], '#2a2320');
  const alcove = (x: number, width: number) =>
    isDone ? shelves(x, width, { wood, accent }) : box([x, 0, width, base], '#00000022');
  const picture = isDone ? box([622, 120, 100, 110], wood, 4) + box([634, 132, 76, 86], '#e9dfcf') : '';
  return alcove(396, 170) + alcove(792, 168) + breast + picture + (isDone ? '' : piles());
};

function shelves(x: number, width: number, { wood, accent }: { wood: string; accent: string }): string {
  const row = (index: number) => {
    const top = 48 + index * 84;
    const books = repeat(Math.floor(width / 24) - 1, (book) => {
      const height = 44 + ((book * 7 + index * 5) % 4) * 7;
      const fill = (book + index) % 5 === 0 ? accent : (BOOKS[(book * 2 + index) % BOOKS.length] ?? accent);
      return (book + index * 3) % 6 === 5
        ? ''
        : box([x + 20 + book * 22, top + 74 - height, 17, height], fill, 2);
    });
    return box([x + 12, top, width - 24, 74], '#00000038') + books;
  };
  return [
    box([x, 30, width, FLOOR - 44], wood),
    repeat(4, row),
    box([x, 26, width, 14], '#ffffff33'),
    box([x, 384, width, 10], '#ffffff33'),
    box([x + 10, 400, width / 2 - 14, 52], SHADE, 3) +
      box([x + width / 2 + 4, 400, width / 2 - 14, 52], SHADE, 3),
  ].join('');
}

function piles(): string {
  const pile = (x: number, height: number) =>
    repeat(height, (index) =>
      box(
        [x + (index % 3) * 5, 560 - index * 19, 96 - (index % 2) * 14, 17],
        BOOKS[(index + height) % BOOKS.length] ?? PINE,
        3,
      ),
    );
  return [
    box([404, 300, 150, 10], PINE),
    stroke('M430 310v26M528 310v26', { stroke: '#6f675a', width: 6 }),
    repeat(4, (index) => box([420 + index * 24, 256, 18, 44], BOOKS[index] ?? PINE, 2)),
    pile(430, 5),
    pile(560, 3),
    pile(800, 6),
  ].join('');
}

/** Stairs along the wall; before, with gaps in the railing and a tread that has gone. */
export const stair: Work = ({ wood }, isDone) => {
  const { count, run, rise, from } = STEPS;
  const base = FLOOR + 40;
  const up = repeat(count, () => `v-${rise}h${run}`);
  const body = shape(`M${from} ${base}${up}V${base}Z`, isDone ? WHITE : '#b7ad9a');
  const edge = stroke(`M${from} ${base}${up}`, { stroke: isDone ? '#cfc5b5' : '#7d7262', width: 4 });
  const side = shape(
    `M${from + 40} ${base}L${from + count * run} ${base - count * rise + 60}V${base}Z`,
    isDone ? '#e4ded2' : '#978b78',
  );
  const treads = repeat(count, (index) =>
    !isDone && index === 3
      ? box([from + index * run, base - (index + 1) * rise, run, 13], '#3a2d24')
      : box(
          [from + index * run - 8, base - (index + 1) * rise - 3, run + 12, 13],
          isDone ? wood : '#7d6a52',
          3,
        ),
  );
  return [body, edge, side, treads, railing(isDone, { wood, base }), isDone ? '' : remains(base)].join('');
};

function railing(isDone: boolean, { wood, base }: { wood: string; base: number }): string {
  const { count, run, rise, from } = STEPS;
  const gone = new Set(isDone ? [] : [3, 4, 8, 11, 12]);
  const color = isDone ? WHITE : '#cfc5b5';
  const balusters = repeat(count * 2 - 1, (index) => {
    const x = from + 22 + index * (run / 2);
    const foot = base - (Math.floor((x - from) / run) + 1) * rise;
    const top = base - 120 - ((x - from) / run) * rise - rise / 2;
    if (gone.has(index)) return '';
    return stroke(`M${x} ${foot}V${top}`, { stroke: !isDone && index === 6 ? '#d8b04a' : color, width: 7 });
  });
  const end = { x: from + count * run, y: base - 120 - (count + 0.5) * rise };
  return [
    balusters,
    stroke(`M${from} ${base - 120 - rise / 2}L${end.x} ${end.y}`, {
      stroke: isDone ? wood : '#6d5b49',
      width: 15,
    }),
    isDone
      ? box([from - 14, base - 170, 26, 170], wood, 4) + disc(from - 1, base - 178, 18, wood)
      : stroke(`M${from - 4} ${base}l-16-150`, { stroke: '#6d5b49', width: 24 }),
  ].join('');
}

function remains(base: number): string {
  return (
    stroke(`M300 ${base + 44}l90 18M330 ${base + 70}l70-30`, { stroke: '#cfc5b5', width: 8 }) +
    stroke('M566 372l20 34M604 360l-10 40', { stroke: '#5d5146', width: 4 })
  );
}

/** Walls of studs with a doorway; before, chalk lines and the timber for them. */
export const framing: Work = (_palette, isDone) => (isDone ? standing() : lying());

function standing(): string {
  const [top, base] = [30, FLOOR + 10];
  // A second wall comes towards the viewer on the right.
  const toward = (share: number) => {
    const x = 700 + share * 230;
    return (
      box([x, top - share * 26, 20 + share * 10, base - top + share * 110], PINE) +
      box([x + 14 + share * 6, top - share * 26, 6 + share * 4, base - top + share * 110], SHADE)
    );
  };
  const studs = [340, 396, 452, 640, 696].map(
    (x) => box([x, top, 20, base - top], PINE) + box([x + 14, top, 6, base - top], SHADE),
  );
  return [
    box([330, 0, 630, FLOOR - 22], '#00000012'),
    ...studs,
    box([452, 168, 208, 40], PINE) + box([452, 200, 208, 8], SHADE),
    box([508, top, 20, 140], PINE) + box([580, top, 20, 140], PINE),
    box([340, 260, 112, 16], PINE) + box([340, 268, 112, 8], SHADE),
    [0.16, 0.4, 0.68, 1].map(toward).join(''),
    shape('M330 14H720L960-14V14L720 34H330Z', '#b3854f'),
    box([330, base - 10, 130, 20], '#b3854f') + box([640, base - 10, 80, 20], '#b3854f'),
    shape(`M700 ${base - 10}h20L960 ${base + 92}v26L700 ${base + 10}Z`, '#b3854f'),
  ].join('');
}

function lying(): string {
  const ends = repeat(3, (row) =>
    repeat(6, (column) =>
      box([430 + column * 46, 506 + row * 26, 42, 22], (row + column) % 2 === 0 ? PINE : '#d4ab74', 2),
    ),
  );
  return [
    stroke('M330 500L300 620M330 500H940M700 500l90 130', { stroke: '#3f7fa6', width: 4 }),
    shape('M430 506l70-60h276l-70 60Z', '#b98a55'),
    repeat(5, (index) => stroke(`M${476 + index * 46} 506l70-60`, { stroke: SHADE, width: 3 })),
    ends,
    box([418, 584, 300, 10], '#00000033'),
    stroke('M820 470V200M880 470V180', { stroke: PINE, width: 20 }),
    stroke('M850 110l-6 60M850 110a6 6 0 1 0 .1 0', { stroke: '#d9a441', width: 5 }),
    box([760, 560, 70, 44], '#d9a441', 6) + box([772, 572, 46, 10], '#2b3a3d', 3),
  ].join('');
}
