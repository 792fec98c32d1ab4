/** Puts what a server needs to run, and nothing else, into a folder: the content of an image, or of a machine. */
import fs from 'node:fs';
import path from 'node:path';
import { EMBEDDED, INSTALLED } from '../../server/outside.mjs';
import { ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { foldersOf, readLock } from './shipped-packages.mjs';

const { names, embedded } = readCommandLine(
  `npm run image -- <folder> [--embedded]
Copies the built server, with the packages that it needs, to <folder>, which must be new or empty.
  --embedded  the database too, for an installation without DATABASE_URL`,
  { names: 1, options: { embedded: { type: 'boolean', default: false } } },
);
const OWN = ['dist', 'migrations', 'content', 'package.json'].map((name) => `server/${name}`);

const [folder] = names;
if (folder === undefined) stop('Which folder? npm run image -- <folder>');
if (!fs.existsSync(path.join(ROOT, 'server/dist/main.js'))) stop('The server is not built: npm run build');
if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) stop(`${folder} is not empty.`);

/** No server reads them: what the code was built from, and what the next migration is compared with. */
const isForDevelopment = (file) => file.endsWith('.map') || /\/meta\/\d+_snapshot\.json$/.test(file);

// Of packages for several systems only those of this one are installed.
const packages = foldersOf(readLock(ROOT), [...INSTALLED, ...(embedded ? [EMBEDDED] : [])]).filter((place) =>
  fs.existsSync(path.join(ROOT, place)),
);
for (const place of [...OWN, ...packages])
  fs.cpSync(path.join(ROOT, place), path.join(folder, place), {
    ...{ recursive: true, verbatimSymlinks: true },
    filter: (file) => !isForDevelopment(file),
  });
process.stdout.write(`${folder}: the server and ${packages.length} packages\n`);
