/**
 * JavaScript of a first visit, in KB gzip: the federated site as published files, beside one monolith of the very same
 * sources (same loaders, same minifier, lazy routes, no federation). Limits: what each page takes with a hundredth to
 * spare, 80 KB of a remote's own, 1.15 × the monolith. The gate has one for all public pages, and one for the others.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { ROOT } from '../tooling/scripts/checks.mjs';
import { buildMonolith, chunkName, filesOf } from './monolith.mjs';

const LIMITS = { own: 80, ratio: 1.15 };
const VISITS = [
  { path: '/', remote: 'mf-marketing', expose: './landing', limit: 289 },
  { path: '/jobs', remote: 'mf-jobs', expose: './job-search', limit: 316 },
  { path: '/jobs/:jobId', remote: 'mf-jobs', expose: './job-details', limit: 305 },
  { path: '/signin', remote: 'mf-auth', expose: './sign-in', limit: 316 },
];
const kilobytes = (bytes) => bytes / 1024;
const unique = (files) => [...new Set(files)];

function readRelease(folder) {
  const file = path.join(ROOT, folder, 'dist/release.json');
  if (!fs.existsSync(file)) throw new Error(`${folder} is not built: npm run build`);
  const release = JSON.parse(fs.readFileSync(file, 'utf8'));
  const sizes = new Map(release.files.map(({ path: name, gzipBytes }) => [name, gzipBytes]));
  return {
    ...release,
    sizeOf: (files) => unique(files).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
  };
}

/** Bytes of the federated visit: the shell's scripts and texts, shared entries on demand, the remote's own files. */
function federatedVisit(shell, { remote, expose }) {
  const release = readRelease(remote);
  const html = fs.readFileSync(path.join(ROOT, 'shell/dist/index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, name]) => name);
  const texts = shell.files.map((file) => file.path).filter((name) => name.startsWith('texts-en.'));
  const assets = release.exposes[expose];
  const lazy = assets.shared.flatMap((key) => shell.provides[key].files);
  const own = release.sizeOf([release.entry, ...assets.files, ...release.exposes['./locale-en'].files]);
  return { own, total: own + shell.sizeOf([...scripts, ...texts, ...lazy]) };
}

function monolithVisit(compilation, { remote, expose }) {
  const scripts = unique([
    ...filesOf(compilation, 'main'),
    ...filesOf(compilation, 'texts-en'),
    ...filesOf(compilation, chunkName(remote, expose)),
    ...filesOf(compilation, chunkName(remote, './locale-en')),
  ]);
  const folder = compilation.outputOptions.path;
  return scripts.reduce(
    (sum, name) => sum + zlib.gzipSync(fs.readFileSync(path.join(folder, name)), { level: 9 }).length,
    0,
  );
}

const shell = readRelease('shell');
const monolith = await buildMonolith();
const rows = VISITS.map((visit) => {
  const { own, total } = federatedVisit(shell, visit);
  const alone = monolithVisit(monolith, visit);
  return {
    visit: visit.path,
    'federated KB': kilobytes(total).toFixed(1),
    'limit KB': visit.limit,
    'own KB': kilobytes(own).toFixed(1),
    'monolith KB': kilobytes(alone).toFixed(1),
    ratio: (total / alone).toFixed(3),
  };
});
console.table(rows);
const broken = rows.filter((row) => row['federated KB'] > row['limit KB'] || row['own KB'] > LIMITS.own);
const wide = rows.filter((row) => row.ratio > LIMITS.ratio);
console.log(`limits: ${LIMITS.own} KB own, aim ${LIMITS.ratio} × the monolith`);
if (wide.length) console.log(`beyond the aim: ${wide.map((row) => row.visit).join(', ')}`);
process.exitCode = broken.length ? 1 : 0;
