import { box, picture, repeat, shade } from './svg';

const INK = '#4b565c';
const TOP = 150;
const GAP = 40;
/** How far the words of each line reach. */
const WORDS = [150, 190, 120, 170, 140];

/** A receipt of a shop as it lies on a table: so many lines, each with a price, and the total where words would be. */
export function drawReceipt(lines: number): string {
  const total = TOP + lines * GAP;
  return picture([
    shade('table', [0, 0, 960, 640], ['#8d99a3', '#66717b']),
    box([292, 32, 392, 600], '#00000022', 10),
    shade('paper', [284, 24, 392, 600], ['#fdfdfa', '#efeee6']),
    box([384, 60, 192, 30], INK, 6),
    box([414, 106, 132, 14], INK, 6),
    repeat(lines, (index) => box([320, TOP + index * GAP, WORDS[index % WORDS.length] ?? 0, 14], INK, 6)),
    repeat(lines, (index) => box([572, TOP + index * GAP, 68, 14], INK, 6)),
    box([320, total, 320, 4], INK),
    box([320, total + 24, 110, 26], INK, 6),
    box([542, total + 24, 98, 26], INK, 6),
  ]);
}
