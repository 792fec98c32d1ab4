import { drawCard } from './cards';
import type { Card } from './cards';
import { drawFace } from './faces';
import type { Sitter } from './faces';
import { drawMark } from './marks';
import { drawReceipt } from './receipts';

/** What is drawn here; everything else is a rendering. */
export type DrawnSubject = { face: Sitter } | { mark: number } | { card: Card } | { receipt: number };

/** Pixels. */
const FACE_WIDTH = 256;
const CARD_WIDTH = 480;

/** As SVG, and how wide it is kept. */
export function draw(subject: DrawnSubject): { svg: string; width: number } {
  if ('card' in subject) return { svg: drawCard(subject.card), width: CARD_WIDTH };
  if ('receipt' in subject) return { svg: drawReceipt(subject.receipt), width: CARD_WIDTH };
  const svg = 'face' in subject ? drawFace(subject.face) : drawMark(subject.mark);
  return { svg, width: FACE_WIDTH };
}
