import { LABEL_HEIGHT, type CityLabel } from './city-labels';
import type { Path, World } from './world';

export type Palette = Record<'water' | 'land' | 'border' | 'state' | 'text' | 'halo', string>;

/** Pixels: of the whole world, of the tile's corner in it, and of its side. */
export type TileFrame = { scale: number; left: number; top: number; side: number };

/** Wide enough for the lines that run along an edge. */
const MARGIN = 3;
/** Points closer to the one before add nothing that can be seen. */
const CLOSE = 0.6;
const DOT = 2.5;

type Drawing = { context: CanvasRenderingContext2D; frame: TileFrame };

/** Sea, land, lakes, states, borders and the names of cities, one over the other. */
export function drawTile(
  { context, frame }: Drawing,
  world: World,
  { palette, labels, font }: { palette: Palette; labels: readonly CityLabel[]; font: string },
): void {
  const drawing = { context, frame };
  context.fillStyle = palette.water;
  context.fillRect(0, 0, frame.side, frame.side);
  fill(drawing, world.land, palette.land);
  fill(drawing, world.lakes, palette.water);
  stroke(drawing, world.states, { color: palette.state, width: 0.8 });
  stroke(drawing, world.borders, { color: palette.border, width: 1.2 });
  context.font = font;
  for (const label of labels) drawLabel(drawing, label, palette);
}

function fill(drawing: Drawing, paths: readonly Path[], color: string): void {
  drawing.context.fillStyle = color;
  drawing.context.beginPath();
  for (const path of paths) if (isSeen(drawing.frame, path)) trace(drawing, path);
  // An island in a lake is an area within an area.
  drawing.context.fill('evenodd');
}

type Stroke = { color: string; width: number };

function stroke(drawing: Drawing, paths: readonly Path[], { color, width }: Stroke): void {
  drawing.context.strokeStyle = color;
  drawing.context.lineWidth = width;
  drawing.context.beginPath();
  for (const path of paths) if (isSeen(drawing.frame, path)) trace(drawing, path);
  drawing.context.stroke();
}

function isSeen({ scale, left, top, side }: TileFrame, { west, east, north, south }: Path): boolean {
  return (
    east * scale >= left - MARGIN &&
    west * scale <= left + side + MARGIN &&
    south * scale >= top - MARGIN &&
    north * scale <= top + side + MARGIN
  );
}

function trace({ context, frame: { scale, left, top } }: Drawing, { points }: Path): void {
  let [lastX, lastY] = [Infinity, Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at] ?? 0) * scale - left;
    const y = (points[at + 1] ?? 0) * scale - top;
    const isLast = at + 2 >= points.length;
    if (!isLast && Math.abs(x - lastX) + Math.abs(y - lastY) < CLOSE) continue;
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}

/** Drawn by each tile that it reaches into. */
function drawLabel({ context, frame }: Drawing, label: CityLabel, { text, halo }: Palette): void {
  const [x, y] = [label.x - frame.left, label.y - frame.top];
  const isOutside = x > frame.side + DOT || x + label.width < 0;
  if (isOutside || Math.abs(y - frame.side / 2) > frame.side / 2 + LABEL_HEIGHT) return;
  context.fillStyle = text;
  context.beginPath();
  context.arc(x, y, DOT, 0, 2 * Math.PI);
  context.fill();
  context.textBaseline = 'middle';
  context.strokeStyle = halo;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeText(label.name, x + 2 * DOT, y);
  context.fillText(label.name, x + 2 * DOT, y);
}
