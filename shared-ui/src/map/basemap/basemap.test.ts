import { cityLabels } from './city-labels';
import { drawTile } from './draw-tile';
import { pathsOf, readWorld, xOf, yOf, type WorldFile } from './world';
import worldFile from './world.json';

/** A square round the Gulf of Guinea, 10° wide: 0,0 → 10,0 → 10,10 → 0,10 → 0,0 in hundredths of a degree. */
const SQUARE = '??o}@??o}@n}@??n}@';

const city = (name: string, [lat, lng]: [number, number], people: number) => ({
  name,
  x: xOf(lng),
  y: yOf(lat),
  people,
});

/** Notes what a canvas is told. */
function aContext() {
  const told: string[] = [];
  const note =
    (name: string) =>
    (...parts: unknown[]) => {
      const shown = parts.map((part) => (typeof part === 'number' ? Math.round(part) : part));
      told.push([name, ...shown].join(' '));
    };
  const names = [
    'fillRect',
    'beginPath',
    'fill',
    'stroke',
    'moveTo',
    'lineTo',
    'arc',
    'strokeText',
    'fillText',
  ];
  const context = Object.fromEntries(names.map((name) => [name, note(name)]));
  return { told, context: context as unknown as CanvasRenderingContext2D };
}

const palette = { water: 'w', land: 'l', border: 'b', state: 's', text: 't', halo: 'h' };
const NOTHING = { land: [], lakes: [], borders: [], states: [], cities: [] };

test('the square world has its corners where maps have them', () => {
  expect([xOf(-180), xOf(0), xOf(180)]).toEqual([0, 0.5, 1]);
  expect(yOf(0)).toBeCloseTo(0.5, 6);
  expect(yOf(90)).toBeCloseTo(0, 3);
  expect(yOf(-90)).toBeCloseTo(1, 3);
});

test('an encoded line is read with the box around it', () => {
  const [path, ...others] = pathsOf(SQUARE);
  expect(others).toEqual([]);
  expect(path?.points).toHaveLength(10);
  expect([path?.west, path?.east]).toEqual([0.5, Math.fround(xOf(10))]);
  expect([path?.north, path?.south]).toEqual([Math.fround(yOf(10)), 0.5]);
});

test('no coast, lake or border runs straight across the world where it passes the antimeridian', () => {
  const { land, lakes, borders, states } = readWorld(worldFile as WorldFile);
  const steps = [...land, ...lakes, ...borders, ...states].map(({ points }) =>
    points.reduce((widest, x, at) => {
      const before = points[at - 2];
      return at % 2 === 1 || before === undefined ? widest : Math.max(widest, Math.abs(x - before));
    }, 0),
  );
  expect(Math.max(...steps)).toBeLessThan(0.1);
  // Europe and Asia are written beyond the left edge, from where they come back.
  const ofAsia = land.filter(({ west, east }) => west < xOf(100) && xOf(100) < east);
  expect(ofAsia.some(({ west, east }) => west < xOf(0) && east > xOf(179))).toBe(true);
});

test('a tile shows what reaches into it and leaves out the rest', () => {
  const world = readWorld({ ...NOTHING, land: [SQUARE] });
  const options = { palette, labels: [], font: '12px sans-serif' };
  const here = aContext();
  drawTile({ context: here.context, frame: { scale: 256, left: 0, top: 0, side: 256 } }, world, options);
  expect(here.told).toContain('fillRect 0 0 256 256');
  expect(here.told).toContain('moveTo 128 128');
  expect(here.told).toContain('lineTo 135 121');
  const elsewhere = aContext();
  drawTile(
    { context: elsewhere.context, frame: { scale: 1024, left: 0, top: 0, side: 256 } },
    world,
    options,
  );
  expect(elsewhere.told.filter((line) => line.startsWith('moveTo'))).toEqual([]);
});

test('larger cities are named from farther away, and names do not cover each other', () => {
  const cities = [
    city('Toronto', [43.7, -79.42], 2_600_000),
    city('Montréal', [45.51, -73.59], 1_760_000),
    city('Mississauga', [43.58, -79.66], 668_000),
    city('Laval', [45.57, -73.69], 376_000),
  ];
  const names = (zoom: number) => cityLabels(cities, zoom, 256 * 2 ** zoom).map(({ name }) => name);
  expect(names(2)).toEqual([]);
  expect(names(3)).toEqual(['Toronto']);
  expect(names(6)).toEqual(['Toronto', 'Montréal']);
  expect(names(11)).toEqual(['Toronto', 'Montréal', 'Mississauga', 'Laval']);
});

test('a name is drawn by each tile that it reaches into', () => {
  const label = { name: 'Montréal', x: 250, y: 100, width: 70 };
  const draw = (left: number) => {
    const { told, context } = aContext();
    drawTile({ context, frame: { scale: 512, left, top: 0, side: 256 } }, readWorld(NOTHING), {
      palette,
      labels: [label],
      font: '12px sans-serif',
    });
    return told.filter((line) => line.startsWith('fillText'));
  };
  expect(draw(0)).toEqual(['fillText Montréal 255 100']);
  expect(draw(256)).toEqual(['fillText Montréal -1 100']);
  expect(draw(512)).toEqual([]);
});
