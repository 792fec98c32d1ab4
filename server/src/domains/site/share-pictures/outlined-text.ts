import { facesOf, runsOf } from '../../money/papers/fonts';
import type { Weight } from '../../money/papers/fonts';

/** `y`: of the first line's foot. Sizes in pixels. */
export type TextBlock = {
  text: string;
  weight: Weight;
  size: number;
  x: number;
  y: number;
  width: number;
  mostLines: number;
  fill: string;
};

const LINE = 1.2;
const ELLIPSIS = '…';

type ShapedText = ReturnType<typeof shape>;

function shape(text: string, weight: Weight) {
  return runsOf(text, weight).flatMap(({ font: name, text: part }) => {
    const font = facesOf(weight).find((face) => face.name === name)?.font;
    if (!font) return [];
    const { glyphs, positions } = font.layout(part);
    return glyphs.map((glyph, at) => ({
      glyph,
      advance: (positions[at]?.xAdvance ?? glyph.advanceWidth) / font.unitsPerEm,
      unit: 1 / font.unitsPerEm,
    }));
  });
}

const widthOf = (shaped: ShapedText) => shaped.reduce((sum, { advance }) => sum + advance, 0);

/** Broken between words, within a word that is longer than a line; what does not fit ends in an ellipsis. */
export function linesOf({
  text,
  weight,
  size,
  width,
  mostLines,
}: Omit<TextBlock, 'x' | 'y' | 'fill'>): string[] {
  const fits = (line: string) => widthOf(shape(line, weight)) * size <= width;
  const lines: string[] = [];
  let rest = text.replaceAll(/\s+/g, ' ').trim();
  while (rest !== '' && lines.length < mostLines) {
    const isLast = lines.length === mostLines - 1;
    if (fits(rest)) return [...lines, rest];
    const end = isLast ? ELLIPSIS : '';
    const cut = longest(rest, (part) => fits(part + end));
    const space = rest.lastIndexOf(' ', cut.length);
    const line = rest.slice(0, space > 0 ? space : cut.length);
    lines.push(line.trimEnd() + end);
    rest = rest.slice(line.length).trimStart();
  }
  return lines;
}

/** The longest beginning that fits, one letter at least. */
function longest(text: string, fits: (part: string) => boolean): string {
  const letters = [...text];
  let [low, high] = [1, letters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(letters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return letters.slice(0, low).join('');
}

/** The text as outlines, so that it looks alike whatever fonts the machine has. */
export function outlined(block: TextBlock): string {
  const { weight, size, x, y, fill } = block;
  const paths = linesOf(block).map((line, row) => {
    let at = x;
    return shape(line, weight)
      .map(({ glyph, advance, unit }) => {
        const scale = size * unit;
        const path = glyph.path.scale(scale, -scale).translate(at, y + row * size * LINE);
        at += advance * size;
        return path.toSVG();
      })
      .join('');
  });
  return `<path fill="${fill}" d="${paths.join('')}"/>`;
}
