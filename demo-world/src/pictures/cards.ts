import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { drawFace } from './faces';
import { box, disc, frame, picture, repeat, shade, stroke } from './svg';

/** Whose card it is, and which one. */
export type Card = { name: string; kind: ProofKind };

const PAPERS: Record<ProofKind, readonly [string, string]> = {
  nationalId: ['#e4eef3', '#c9dbe4'],
  licence: ['#f4efdd', '#e2d8b6'],
  insurance: ['#eef0ea', '#d3dccb'],
};
const BANDS: Record<ProofKind, string> = { nationalId: '#274b6d', licence: '#48602c', insurance: '#5b3a66' };
const INK = '#4b565c';
/** How far each line of the card is written. */
const LINES = [300, 220, 340, 180];

/** A proof as it lies on a table: the portrait of its owner, and lines where the words would be. */
export function drawCard({ name, kind }: Card): string {
  const portrait = drawFace({ name }).replace('<svg ', '<svg x="130" y="230" ');
  return picture([
    shade('table', [0, 0, 960, 640], ['#b99a76', '#94754f']),
    box([78, 92, 820, 480], '#00000022', 28),
    shade('paper', [70, 80, 820, 480], PAPERS[kind]),
    box([70, 80, 820, 90], BANDS[kind]),
    box([110, 112, 320, 26], '#ffffffcc', 8),
    portrait,
    frame([130, 230, 256, 256], { stroke: '#ffffff', width: 8 }),
    repeat(LINES.length, (index) => box([440, 240 + index * 62, LINES[index] ?? 0, 20], INK, 8)),
    ...(kind === 'nationalId'
      ? [stroke('M440 500c30-40 60 30 90-10s40-10 80 0', { stroke: INK })]
      : [disc(790, 440, 62, '#7a3f1dcc'), stroke('M764 440l20 20 34-40', { stroke: '#f4efdd', width: 12 })]),
  ]);
}
