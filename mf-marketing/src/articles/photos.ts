import type { Article } from '@plumbline/shared-schema/content';
import bathroom480 from './photos/bathroom-480.webp';
import bathroom from './photos/bathroom.webp';
import damp480 from './photos/damp-480.webp';
import damp from './photos/damp.webp';
import insulation480 from './photos/insulation-480.webp';
import insulation from './photos/insulation.webp';
import roof480 from './photos/roof-480.webp';
import roof from './photos/roof.webp';
import wiring480 from './photos/wiring-480.webp';
import wiring from './photos/wiring.webp';

/** 960 wide, and 480. */
type Photo = readonly [large: string, small: string];

/** Pictures of what can be seen in a house; other articles are about ideas, and drawn. */
export const PHOTOS = {
  bathroom: [bathroom, bathroom480],
  damp: [damp, damp480],
  insulation: [insulation, insulation480],
  roof: [roof, roof480],
  wiring: [wiring, wiring480],
} as const satisfies Partial<Record<Article['picture'], Photo>>;

export const isPhoto = (picture: string): picture is keyof typeof PHOTOS => Object.hasOwn(PHOTOS, picture);
