import fs from 'node:fs';
import path from 'node:path';

/**
 * Where the server's own files lie. `import.meta.url` does not exist under jest and points into `dist/` in the
 * bundle, so the package is found by its name, upwards from the script that runs or else the working directory.
 */
function findPackage(start: string): string | undefined {
  for (let dir = path.resolve(start); ; dir = path.dirname(dir)) {
    for (const candidate of [dir, path.join(dir, 'server')]) {
      if (packageName(candidate) === '@plumbline/server') return candidate;
    }
    if (dir === path.dirname(dir)) return undefined;
  }
}

function packageName(dir: string): string | undefined {
  const file = path.join(dir, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string }).name;
}

const starts = [path.dirname(process.argv[1] ?? '.'), process.cwd()];
const found = starts.map(findPackage).find((dir) => dir !== undefined);

/** The folder of this package (holds `migrations/` and `content/`). */
export const serverFolder = found ?? process.cwd();

/** The repository (or, in an image, the folder above the package). */
export const repositoryFolder = path.dirname(serverFolder);

export const migrationsFolder = path.join(serverFolder, 'migrations');

export const contentFolder = path.join(serverFolder, 'content');

/** Made by `npm run gazetteer`; its form is told in `domains/site/places/gazetteer.ts`. */
export const gazetteerFile = path.join(contentFolder, 'places/gazetteer.txt.gz');
