/**
 * Every product rule in docs/rules/*.md has an id, and at least one test names it: `- **JOB-12** …` in a document,
 * `test('… [JOB-12]', …)` in a test. Fails on a rule without a test, a test of an unknown rule and an id used twice.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from './checks.mjs';

const RULES = path.join(ROOT, 'docs', 'rules');
const RULE = /^- \*\*([A-Z]{3}-\d{2,3})\*\*/gm;
const NAMED = /\[((?:[A-Z]{3}-\d{2,3}(?:, )?)+)\]/g;

const idsIn = (text, pattern) => [...text.matchAll(pattern)].flatMap(([, ids]) => ids.split(', '));

const rules = fs
  .readdirSync(RULES)
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => idsIn(fs.readFileSync(path.join(RULES, name), 'utf8'), RULE));

// `--others`: a test that is not committed yet counts as well.
const { stdout } = spawnSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx', '*.test.cjs'],
  { cwd: ROOT, encoding: 'utf8' },
);
const tested = new Map();
for (const file of stdout.split('\n').filter((name) => name && fs.existsSync(path.join(ROOT, name)))) {
  for (const id of idsIn(fs.readFileSync(path.join(ROOT, file), 'utf8'), NAMED)) tested.set(id, file);
}

const problems = [
  ...rules.filter((id, index) => rules.indexOf(id) !== index).map((id) => `${id} is given to two rules`),
  ...rules.filter((id) => !tested.has(id)).map((id) => `${id} has no test that names it`),
  ...[...tested]
    .filter(([id]) => !rules.includes(id))
    .map(([id, file]) => `${file} names ${id}, which no rule has`),
];
if (problems.length > 0) stop(problems.join('\n'));
process.stdout.write(`${rules.length} product rules, each named by a test\n`);
