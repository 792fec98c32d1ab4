/**
 * `npm run docs` writes into docs/ what the code says already: the tables of the state machines, and that of the
 * settings. Each stands between `<!-- made by npm run docs: <name> -->` and `<!-- end -->`. With `--check` nothing is
 * written, and a table that differs from the code is an error. `docs.mjs [--check] [folder]`: of another checkout. Runs
 * with `--import tsx`, because it reads TypeScript.
 */
import fs from 'node:fs';
import path from 'node:path';
import * as prettier from 'prettier';
import { settingFields } from '../../server/src/settings/config.ts';
import { APPLICATION_MACHINE } from '../../shared-schema/src/application-machine.ts';
import { CASE_MACHINE } from '../../shared-schema/src/case-machine.ts';
import { CONTRACT_MACHINE } from '../../shared-schema/src/contract-machine.ts';
import { INVITE_MACHINE } from '../../shared-schema/src/invites.ts';
import { JOB_MACHINE } from '../../shared-schema/src/job-machine.ts';
import { OFFER_MACHINE } from '../../shared-schema/src/offer-machine.ts';
import { QUOTE_MACHINE } from '../../shared-schema/src/quote-machine.ts';
import { VISIT_MACHINE } from '../../shared-schema/src/visit-machine.ts';
import { ROOT, stop } from './checks.mjs';
import * as words from './machine-words.mjs';

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function machine(rules, named) {
  const say = (name) => named[name] ?? name;
  const list = (names) => names.map(say).join(', ');
  return table(
    ['From', 'Action', 'By', 'Condition', 'To'],
    rules.map(({ from, action, by, guards = [], next }) => [
      from === null ? '–' : say(from),
      say(action),
      list(by),
      list(guards) || '–',
      say(next),
    ]),
  );
}

/** As it is written in the environment. */
function written(value) {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? '`1`' : '`0`';
  if (typeof value === 'object') return `\`${value.max}/${value.minutes}\``;
  return `\`${String(value).replace(`${ROOT}${path.sep}`, '')}\``;
}

function settings() {
  return table(
    ['Variable', 'Default', 'What it is for'],
    Object.entries(settingFields).map(([name, field]) => {
      const { description, unset } = field.meta() ?? {};
      if (description === undefined)
        stop(`${name} has no description: give it one with .meta({ description }).`);
      return [`\`${name}\``, unset ?? written(field.parse(undefined)), description];
    }),
  );
}

const TABLES = {
  'docs/state-machines.md': {
    jobs: machine(JOB_MACHINE, words.JOB_WORDS),
    applications: machine(APPLICATION_MACHINE, words.APPLICATION_WORDS),
    offers: machine(OFFER_MACHINE, words.OFFER_WORDS),
    invitations: machine(INVITE_MACHINE, words.INVITE_WORDS),
    quotes: machine(QUOTE_MACHINE, words.QUOTE_WORDS),
    visits: machine(VISIT_MACHINE, words.VISIT_WORDS),
    contracts: machine(CONTRACT_MACHINE, words.CONTRACT_WORDS),
    cases: machine(CASE_MACHINE, words.CASE_WORDS),
  },
  'docs/operations/settings.md': { settings: settings() },
};

function withTables(file, text) {
  return Object.entries(TABLES[file]).reduce((page, [name, lines]) => {
    const start = `<!-- made by npm run docs: ${name} -->\n`;
    const from = page.indexOf(start);
    const to = page.indexOf('<!-- end -->', from);
    if (from < 0 || to < 0)
      stop(`${file} has no place for the table "${name}": ${start.trim()} … <!-- end -->`);
    return `${page.slice(0, from + start.length)}\n${lines}\n\n${page.slice(to)}`;
  }, text);
}

const isCheck = process.argv.includes('--check');
const root = process.argv.slice(2).find((arg) => arg !== '--check') ?? ROOT;
for (const file of Object.keys(TABLES)) {
  const absolute = path.join(root, file);
  const text = fs.readFileSync(absolute, 'utf8');
  const options = await prettier.resolveConfig(path.join(ROOT, file));
  const made = await prettier.format(withTables(file, text), { ...options, filepath: file });
  if (made === text) continue;
  if (isCheck) stop(`${file} does not say what the code says: npm run docs`);
  fs.writeFileSync(absolute, made);
  process.stdout.write(`${file}\n`);
}
