import { drawCard } from './cards';
import type { Card } from './cards';
import { drawFace } from './faces';
import type { Sitter } from './faces';
import { drawMark } from './marks';
import { drawScene } from './scenes';
import type { Scene } from './scenes';

/** What a picture shows. */
export type PictureSubject = { face: Sitter } | { mark: number } | { scene: Scene } | { card: Card };

export function drawSubject(subject: PictureSubject): string {
  if ('face' in subject) return drawFace(subject.face);
  if ('card' in subject) return drawCard(subject.card);
  return 'mark' in subject ? drawMark(subject.mark) : drawScene(subject.scene);
}
