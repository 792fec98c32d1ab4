import { createRandom } from '@plumbline/server/testing/random';

const GROUNDS = ['#0f5e59', '#7a3f1d', '#274b6d', '#5a3f66', '#48602c', '#6d2f36', '#3b4650'];
const FRESH = ['#d9f26a', '#f6c667', '#9bd4cf', '#f3b7a0', '#ffffff'];

/** Each in a box of 64 by 64, of lines six wide. */
const SIGNS = [
  'M12 50V28l20-16 20 16v22M24 50V36h16v14',
  'M8 44 32 18l24 26M16 52 32 36l16 16',
  'M20 10h24l14 22-14 22H20L6 32zM32 23a9 9 0 1 0 .1 0z',
  'M8 26c8-10 16-10 24 0s16 10 24 0M8 44c8-10 16-10 24 0s16 10 24 0',
  'M10 14h44v36H10zM10 32h44M32 14v18M22 32v18M42 32v18',
  'M32 6c12 16 18 22 18 32a18 18 0 0 1-36 0c0-10 6-16 18-32zM24 40a8 8 0 0 0 8 8',
  'M14 52V30h12v22M26 52V18h12v34M38 52V36h12v16M8 52h48',
  'M32 10 54 32 32 54 10 32zM32 22l10 10-10 10-10-10z',
] as const;

/** The mark of a firm, as SVG: the same for the same number, no two of the first fifteen alike. */
export function drawMark(index: number): string {
  const random = createRandom(index * 104_729 + 3);
  const ground = random.pick(GROUNDS);
  const sign = SIGNS[index % SIGNS.length] ?? SIGNS[0];
  const line = FRESH[(index + Math.floor(index / SIGNS.length)) % FRESH.length] ?? '#ffffff';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 64 64">` +
    `<rect width="64" height="64" fill="${ground}"/>` +
    `<g transform="translate(10.5 10.5) scale(0.67)" fill="none" stroke="${line}" stroke-width="6" stroke-linejoin="round">` +
    `<path d="${sign}"/></g></svg>`
  );
}
