import { box, disc, repeat, shape, stroke } from './svg';
import type { Work } from './works';

const GRAY = '#8f8778';
const SHADE = '#00000033';
const INK = '#2b3a3d';

/** Where the deck lies: its far edge at the house, its near one lower and wider. */
const FAR = { y: 440, from: 40, to: 640 };
const NEAR = { y: 540, from: -30, to: 760 };
const BOARDS = 12;

/** At a share of the way from left to right, as far towards the viewer as `depth` says. */
function at(share: number, depth: number): string {
  const far = FAR.from + (FAR.to - FAR.from) * share;
  const near = NEAR.from + (NEAR.to - NEAR.from) * share;
  return `${far + (near - far) * depth} ${FAR.y + (NEAR.y - FAR.y) * depth}`;
}

function board(index: number, fill: string): string {
  const [left, right] = [index / BOARDS, (index + 1) / BOARDS];
  return (
    shape(`M${at(left, 0)}L${at(right, 0)}L${at(right, 1)}L${at(left, 1)}Z`, fill) +
    stroke(`M${at(right, 0)}L${at(right, 1)}`, { stroke: SHADE, width: 3 })
  );
}

/** A deck with its railing, steps and a bench; before, gray boards with holes, and a post that leans. */
export const deck: Work = ({ wood, accent }, isDone) => {
  const gone = new Set(isDone ? [] : [4, 7, 8]);
  const under = shape(`M${at(0, 1)}L${at(1, 1)}L760 596H-30Z`, '#3c352c');
  const hole = shape(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, '#3c352c');
  const aged = (index: number) => (index % 3 === 0 ? '#7f786b' : GRAY);
  const boards = repeat(BOARDS, (index) =>
    gone.has(index) ? '' : board(index, isDone ? wood : aged(index)),
  );
  return [under, hole, boards, isDone ? newDeck(wood, accent) : oldDeck()].join('');
};

function newDeck(wood: string, accent: string): string {
  return [
    box([0, 540, 760, 26], wood) + box([0, 540, 760, 26], SHADE),
    // Down to the grass on the right.
    repeat(3, (index) => box([760 + index * 46, 540 + index * 24, 52, 90 - index * 24], wood)),
    repeat(3, (index) => box([760 + index * 46, 540 + index * 24, 52, 9], '#ffffff44')),
    box([330, 448, 220, 16], accent, 6) + box([346, 464, 12, 34], INK) + box([522, 464, 12, 34], INK),
    box([596, 420, 54, 50], '#c9805a', 6) + disc(623, 396, 34, '#6d9d68') + disc(604, 408, 20, '#5f8f5c'),
    repeat(7, (index) => box([18 + index * 120, 436, 12, 110], '#ffffff')),
    repeat(36, (index) => stroke(`M${28 + index * 20} 452v88`, { stroke: '#ffffffcc', width: 4 })),
    box([0, 430, 756, 14], '#ffffff', 4),
  ].join('');
}

function oldDeck(): string {
  return [
    box([0, 540, 760, 22], '#6f685c'),
    shape('M250 540l26 10 14-8 30 20h-90Z', '#3c352c'),
    shape('M470 486l58-10 26 16-40 22-50-6Z', '#2a251f'),
    stroke('M470 486l40-30M540 480l34-18', { stroke: '#a59c8b', width: 7 }),
    repeat(3, (index) =>
      stroke(`M${40 + index * 170} 548l${index * 8}-104`, { stroke: '#7f786b', width: 13 }),
    ),
    stroke('M36 452l180 8M216 460l170 34', { stroke: '#7f786b', width: 11 }),
    stroke('M690 548l44-92', { stroke: '#7f786b', width: 13 }),
    repeat(14, (index) =>
      stroke(`M${590 + index * 24} 612q4-30 ${index % 2 === 0 ? -8 : 12}-52`, {
        stroke: '#7c8452',
        width: 5,
      }),
    ),
  ].join('');
}

/** A small house at the end of the garden; before, its outline in string. */
export const cottage: Work = ({ accent, roof, wood, sky }, isDone) =>
  isDone
    ? [
        shape('M470 520l-150 120h240l-10-120Z', '#d8cfbd'),
        shape('M420 520h450l30 24H400Z', '#00000022'),
        box([440, 330, 270, 196], wood),
        repeat(8, (index) => stroke(`M${470 + index * 30} 330v196`, { stroke: '#00000022', width: 3 })),
        shape('M440 336L575 206L710 336Z', wood),
        shape('M710 336L575 206H735L862 336Z', roof),
        box([710, 336, 140, 190], wood) + box([710, 336, 140, 190], '#00000033'),
        stroke('M424 348L575 202L726 348', { stroke: '#ffffff', width: 14 }),
        box([476, 400, 84, 126], accent, 4) + disc(546, 466, 5, '#ffffff'),
        box([592, 392, 88, 78], sky[0]) + shape('M592 470v-30l50-48h38Z', '#ffffff33'),
        stroke('M592 392h88v78h-88ZM636 392v78', { stroke: '#ffffff', width: 8 }),
        box([746, 398, 70, 72], sky[0]) + stroke('M746 398h70v72h-70Z', { stroke: '#ffffff', width: 8 }),
        repeat(6, (index) => disc(590 + index * 24, 534, 16, index % 2 === 0 ? '#5d8a58' : '#7aa36a')),
        disc(900, 470, 52, '#5f8f5c') + box([894, 500, 12, 44], '#7a5a3c'),
      ].join('')
    : [
        shape('M440 470H800L900 576H380Z', '#00000018'),
        stroke('M440 452H800L900 552H380Z', { stroke: '#e0703a', width: 5 }),
        repeat(2, (index) => box([434 + index * 360, 436, 12, 44], '#d9b98a')),
        repeat(2, (index) => box([372 + index * 522, 528, 16, 62], '#d9b98a')),
        shape('M560 528q60-70 150-40t90 44q-120 20-240-4Z', '#8a6d4c'),
        stroke('M706 500l44-130', { stroke: '#8f5f36', width: 11 }) +
          shape('M738 378l34-4 8-46-42 8Z', '#8d999c'),
        repeat(9, (index) =>
          stroke(`M${420 + index * 18} 622q4-22 ${index % 2 === 0 ? -6 : 9}-38`, {
            stroke: '#7c8452',
            width: 4,
          }),
        ),
      ].join('');
