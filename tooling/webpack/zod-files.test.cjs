const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { ROOT } = require('./shares.cjs');
const { zodFiles } = require('./zod-files.cjs');

let dir;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'zod-files-'));
  fs.mkdirSync(path.join(dir, 'src'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

/** A package whose entries are these sources. */
function read(sources) {
  const exports = Object.fromEntries(Object.keys(sources).map((name) => [`./${name}`, `./src/${name}.ts`]));
  fs.writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ name: 'contract', exports }));
  for (const [name, source] of Object.entries(sources)) {
    fs.writeFileSync(path.join(dir, 'src', `${name}.ts`), source);
  }
  return [...zodFiles(dir)].map((file) => path.basename(file, '.ts')).sort();
}

test('only files that run zod belong to its chunk', () => {
  const own = path.join(ROOT, 'shared-schema/src');
  const files = [...zodFiles()].map((file) => path.relative(own, file));
  const free = ['near.ts', 'calendar.ts', 'common-passwords.ts', 'limits.ts', 'options.ts', 'scrub.ts'];
  expect(files).toEqual(expect.arrayContaining(['zod.ts', 'users.ts', 'points.ts', 'platform.ts']));
  expect(files.filter((file) => free.includes(file))).toEqual([]);
});

test('a file that begins to import zod moves into it, with those that import the file', () => {
  const sources = {
    near: `export const parse = () => 1;`,
    points: `import { parse } from 'contract/near'; export const point = parse;`,
    pins: `import { point } from './points'; export const pin = point;`,
  };
  expect(read(sources)).toEqual([]);
  expect(read({ ...sources, near: `import { object } from 'zod'; export const parse = object;` })).toEqual([
    'near',
    'pins',
    'points',
  ]);
});

test('types leave no trace in a build', () => {
  expect(
    read({
      jobs: `import { object } from 'zod'; export const job = object({}); export type Job = unknown;`,
      machine: `import type { Job } from 'contract/jobs'; export const move = (job: Job) => job;`,
    }),
  ).toEqual(['jobs']);
});
