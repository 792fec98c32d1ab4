import fs from 'node:fs';
import path from 'node:path';
import type { Release, RemoteManifest } from '@plumbline/shared-schema/platform';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export const REMOTES = fs
  .readdirSync(ROOT)
  .filter((folder) => fs.existsSync(path.join(ROOT, folder, 'remote.json')))
  .sort();

/** What the site is published from: the shell first. */
export const PUBLISHED = ['shell', ...REMOTES];

export function distOf(name: string): string {
  return path.join(ROOT, name, 'dist');
}

/** What a build says about itself. */
export function releaseOf(name: string): Release {
  return JSON.parse(fs.readFileSync(path.join(distOf(name), 'release.json'), 'utf8')) as Release;
}

/** What a remote declares. Defaults are not filled in. */
export function manifestOf(name: string): Pick<RemoteManifest, 'pages'> & Partial<RemoteManifest> {
  const text = fs.readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8');
  return JSON.parse(text) as RemoteManifest;
}

/** Throws, with one line that says what to run, unless everything is built. */
export function requireBuilds(): void {
  const missing = PUBLISHED.filter((name) => !fs.existsSync(path.join(distOf(name), 'release.json')));
  if (!fs.existsSync(path.join(ROOT, 'server/dist/main.js'))) missing.push('server');
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run: npm run build`);
}

/** The scripts of the shell that hold the map library, by file name. */
export function mapScripts(): string[] {
  const folder = distOf('shell');
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes('leaflet-tile-pane'));
}
