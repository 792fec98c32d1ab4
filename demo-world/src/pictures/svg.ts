/** A few words of SVG, so that scenes read as what they draw. Coordinates of a picture 960 by 640. */

export const WIDTH = 960;
export const HEIGHT = 640;

type Stroke = { stroke: string; width?: number };

const line = ({ stroke, width = 6 }: Stroke) =>
  `fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

type Box = readonly [x: number, y: number, width: number, height: number];

export const box = ([x, y, width, height]: Box, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const frame = ([x, y, width, height]: Box, stroke: Stroke, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${line(stroke)}/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, look: Stroke): string => `<path d="${path}" ${line(look)}/>`;

type Disc = readonly [x: number, y: number, radius: number, fill: string];

export const disc = (...[x, y, radius, fill]: Disc): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Light from above: two colours from top to bottom. */
export function shade(id: string, area: Box, [top, bottom]: readonly [string, string]): string {
  const stops = `<stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  const gradient = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`;
  return `<defs>${gradient}</defs>${box(area, `url(#${id})`)}`;
}

/** `count` parts side by side or below each other. */
export const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

export const picture = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
