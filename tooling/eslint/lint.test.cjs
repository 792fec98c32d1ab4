const { spawn } = require('node:child_process');
const path = require('node:path');
const readline = require('node:readline');

const ROOT = path.resolve(__dirname, '../..');
/** Answers each line, a file's name and text, with what lint says of it. Loading the rules takes longer than using them. */
const LINTER = `
  import readline from 'node:readline';
  import { ESLint } from 'eslint';
  const eslint = new ESLint();
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const { file, text } = JSON.parse(line);
    const [{ messages }] = await eslint.lintText(text, { filePath: file });
    console.log(JSON.stringify(messages));
  }`;

let linter;
let answers;
beforeAll(() => {
  const stdio = ['pipe', 'pipe', 'inherit'];
  linter = spawn(process.execPath, ['--input-type=module', '-e', LINTER], { cwd: ROOT, stdio });
  answers = readline.createInterface({ input: linter.stdout })[Symbol.asyncIterator]();
});
afterAll(() => {
  linter.stdin.end();
});

/** Messages that lint gives for `text`, as if it were saved at `file`. */
async function lint(file, text) {
  linter.stdin.write(`${JSON.stringify({ file, text })}\n`);
  const { value, done } = await answers.next();
  if (done) throw new Error('The linter has ended.');
  return JSON.parse(value).map(({ message, ruleId }) => `${ruleId}: ${message}`);
}

test.each([
  [
    'another remote',
    'mf-jobs/src/planted.ts',
    "import '@plumbline/mf-auth/sign-in';",
    /mf-jobs may import only/,
  ],
  [
    'a package above its floor',
    'shared-ui/src/planted.ts',
    "import '@plumbline/shared-api/store';",
    /shared-ui may import only/,
  ],
  [
    'the server from a remote',
    'mf-jobs/src/planted.ts',
    "import '@plumbline/server/app';",
    /mf-jobs may import only/,
  ],
  [
    'the test kit from a source',
    'mf-jobs/src/planted.ts',
    "import '@plumbline/testing/render';",
    /mf-jobs may import only/,
  ],
  [
    'the start of the server from the demo world',
    'demo-world/src/planted.ts',
    "import '@plumbline/server/app/app';",
    /demo-world may import only/,
  ],
  [
    'the demo world past its entry',
    'server/src/app/planted.ts',
    "import '@plumbline/demo-world/jobs';",
    /server may import only/,
  ],
  [
    'MUI past shared-ui',
    'mf-jobs/src/planted.ts',
    "import '@mui/material/Button';",
    /Only shared-ui may import this/,
  ],
  [
    'the store library past shared-api',
    'mf-jobs/src/planted.ts',
    "import '@reduxjs/toolkit';",
    /Only shared-api may import this/,
  ],
  [
    'a neighbour by its path',
    'mf-jobs/src/planted.ts',
    "import '../../shared-ui/src/layout';",
    /by its name/,
  ],
])('lint refuses an import of %s', async (_what, file, text, expected) => {
  expect(await lint(file, text)).toContainEqual(expect.stringMatching(expected));
});

const ABOVE = /rooms-in-order: .* may import only itself and/;

test.each([
  [
    'a domain above',
    'domains/money/planted.ts',
    "import { one } from '../deals/contract-records/contract-guards';",
  ],
  [
    'a type of a domain above',
    'domains/jobs/planted.ts',
    "import type { One } from '../chat/chats/chat-view';",
  ],
  [
    'a flow from what it builds on',
    'domains/deals/contract-records/planted.ts',
    "import type { One } from '../flows/fund';",
  ],
  ['a type in place', 'kit/planted.ts', "export type One = import('../http/plugins/access').Access;"],
  [
    'a module that is loaded later',
    'kit/mail/planted.ts',
    "export const load = () => import('../../app/app');",
  ],
  ['a domain from the kit', 'kit/planted.ts', "export { one } from '../domains/people/users/user-view';"],
  ['the kit from the database', 'database/tables/planted.ts', "import { AppError } from '../../kit/errors';"],
  [
    'the demo world from a domain',
    'domains/site/planted.ts',
    "export const load = () => import('@plumbline/demo-world/seed');",
  ],
  [
    'a domain above from a test',
    'domains/people/planted.test.ts',
    "import { one } from '../trust/cases/case-view';",
  ],
])('lint refuses what imports up the rooms of the server: %s', async (_what, file, text) => {
  expect(await lint(`server/src/${file}`, text)).toContainEqual(expect.stringMatching(ABOVE));
});

test('lint refuses a file of the server in no room', async () => {
  expect(await lint('server/src/planted.ts', 'export const one = 1;\n')).toContainEqual(
    expect.stringContaining('Put the file into one of app, domains/deals'),
  );
});

test('the rooms of the server may import themselves and those below; tests may start the whole', async () => {
  const planted = (file, ...imports) =>
    lint(`server/src/${file}`, `${imports.map((from) => `import '${from}';`).join('\n')}\n`);
  expect(
    await planted('domains/jobs/jobs/planted.ts', '../applications/planted', '../../people/users/planted'),
  ).toEqual([]);
  expect(
    await planted('app/planted.ts', '../domains/deals/deals/planted', '@plumbline/demo-world/seed'),
  ).toEqual([]);
  expect(
    await planted(
      'kit/planted.test.ts',
      '../app/testing',
      '../domains/jobs/jobs/testing',
      '../../testing/planted',
    ),
  ).toEqual([]);
});

test.each([
  ['the builder', "import { eq } from 'drizzle-orm';"],
  ['a type of the builder', "import type { SQL } from 'drizzle-orm';"],
  ['a part of the builder', "import { alias } from 'drizzle-orm/pg-core';"],
  ['a table', "import { jobs } from '../../../database/tables/jobs';"],
  ['a table handed on', "export { jobs } from '../../../database/tables/jobs';"],
  ['a statement', "export const count = (tx: Tx) => tx.execute('select 1');"],
  ['a query', 'export const one = (parts: Parts) => parts.database.query.jobs.findFirst();'],
])('lint refuses SQL outside repositories: %s', async (_what, text) => {
  const refusal = expect.stringContaining('plumbline/sql-in-repositories');
  for (const file of ['domains/jobs/jobs/planted.service.ts', 'http/plugins/planted.ts', 'app/planted.ts'])
    expect(await lint(`server/src/${file}`, `${text}\n`)).toContainEqual(refusal);
  for (const file of [
    'domains/jobs/jobs/planted.repository.ts',
    'domains/jobs/jobs/planted.test.ts',
    'domains/jobs/jobs/testing.ts',
    'database/planted.ts',
    'kit/mail/planted.ts',
  ])
    expect(await lint(`server/src/${file}`, `${text}\n`)).not.toContainEqual(refusal);
});

test('everybody may name the rows of the database', async () => {
  const text = "import type { JobRow } from '../../../database/tables/jobs';\nexport type Job = JobRow;\n";
  expect(await lint('server/src/domains/jobs/jobs/planted.ts', text)).toEqual([]);
});

test('the test kit may be imported by tests', async () => {
  expect(await lint('mf-jobs/src/planted.test.ts', "import '@plumbline/testing/render';\n")).toEqual([]);
});

test('lint refuses what makes a file hard to read', async () => {
  const long = `export const one = 1;\n${'\n// A line is a line.\n'.repeat(125)}`;
  const tangled = `export function pick(n: number) {\n${Array.from({ length: 12 }, (_, i) => `  if (n === ${i}) return ${i};`).join('\n')}\n  return n;\n}\n`;
  expect(await lint('mf-jobs/src/planted.ts', long)).toContainEqual(expect.stringContaining('max-lines'));
  expect(await lint('mf-jobs/src/planted.ts', tangled)).toContainEqual(expect.stringContaining('complexity'));
  expect(await lint('mf-jobs/src/utils.ts', 'export const one = 1;\n')).toContainEqual(
    expect.stringContaining('file-names'),
  );
  expect(await lint('mf-jobs/src/planted.ts', "export * from './other';\n")).toContainEqual(
    expect.stringContaining('No barrels'),
  );
});

test('lint refuses a type called by a bare participle, wherever it stands', async () => {
  const named = async (file, name) =>
    (await lint(file, `export type ${name} = { one: number };\n`)).filter((text) =>
      text.includes('type-names'),
    );
  for (const name of ['Given', 'Told', 'Listed', 'Beside', 'Waiting'])
    expect(await named('mf-jobs/src/planted.ts', name)).toEqual([expect.stringContaining(`"${name}" is`)]);
  expect(await named('server/src/kit/planted.test.ts', 'Known')).toHaveLength(1);
  for (const name of ['GivenPoint', 'Deed', 'Listing', 'Rating'])
    expect(await named('mf-jobs/src/planted.ts', name)).toEqual([]);
});

test('lint refuses a comment in front of a declaration that does not name its subject', async () => {
  const saidOf = async (comment) =>
    (await lint('mf-jobs/src/planted.ts', `${comment}\nexport const HEIGHT = 320;\n`)).filter((text) =>
      text.includes('comment-subjects'),
    );
  for (const comment of ['/** Of the map. */', '/**\n * Those of a card. */', '// By day.'])
    expect(await saidOf(comment)).toEqual([expect.stringContaining('Name the subject')]);
  expect(await saidOf('/** The height of the map. */')).toEqual([]);
  expect(await saidOf('/** Offers. */')).toEqual([]);
});

test('lint refuses tests that mock modules', async () => {
  for (const call of ["jest.mock('./other')", "jest.doMock('./other')"])
    expect(await lint('mf-jobs/src/planted.test.ts', `${call};\n`)).toContainEqual(
      expect.stringContaining('modules are not mocked'),
    );
});

test('lint refuses text that is not in a locale file', async () => {
  const page = 'export function Planted() {\n  return <p>Hello there</p>;\n}\n';
  expect(await lint('mf-jobs/src/Planted.tsx', page)).toContainEqual(
    expect.stringContaining('i18next/no-literal-string'),
  );
});

test('lint refuses a shared entry imported by its path', async () => {
  const messages = await lint(
    'shared-ui/src/planted.ts',
    "import { Slot } from './Slot';\nexport const planted = Slot;\n",
  );
  expect(messages).toContainEqual(
    expect.stringContaining('Import this entry as "@plumbline/shared-ui/Slot"'),
  );
});

test('lint refuses what only a browser has while a module loads, and a snapshot for the browser only', async () => {
  const planted = (text) => lint('mf-jobs/src/planted.ts', text);
  expect(await planted('export const width = window.innerWidth;\n')).toContainEqual(
    expect.stringContaining('"window" exists in a browser only'),
  );
  expect(await planted('export const kept = [location].map(({ href }) => href);\n')).toContainEqual(
    expect.stringContaining('"location" exists in a browser only'),
  );
  expect(
    await planted(
      "export const isBrowser = typeof document !== 'undefined';\nexport const width = () => window.innerWidth;\n",
    ),
  ).toEqual([]);
  const store = (snapshots) =>
    `import { useSyncExternalStore } from 'react';\nexport const useOne = () => useSyncExternalStore(() => () => {}, ${snapshots});\n`;
  expect(await planted(store('() => 1'))).toContainEqual(
    expect.stringContaining('Give the snapshot for the server too'),
  );
  expect(await planted(store('() => 1, () => 1'))).toEqual([]);
});

test.each([
  [
    'a storage of the browser',
    "export const theme = () => localStorage.getItem('theme');\n",
    'blocks site data',
  ],
  [
    'a storage of the window',
    "export const keep = () => window.sessionStorage.setItem('a', 'b');\n",
    'blocks site data',
  ],
  [
    'the key of an event',
    "export const sends = (event: KeyboardEvent) => event.key === 'Enter';\n",
    'An input method may have taken the key',
  ],
  [
    'a key taken out of an event',
    "export const closes = ({ key }: KeyboardEvent) => key !== 'Escape';\n",
    'An input method may have taken the key',
  ],
  [
    'a number read by hand',
    'export const cents = (text: string) => Number.parseFloat(text) * 100;\n',
    'It reads "19,50" as 19',
  ],
  [
    'a text of a form that nothing cleans',
    "import { z } from '@plumbline/shared-schema/zod';\nexport const formSchema = z.object({ phone: z.string() });\n",
    'What somebody types is cleaned',
  ],
])('lint refuses %s past the helper that guards it', async (_what, text, expected) => {
  expect(await lint('mf-jobs/src/planted.ts', text)).toContainEqual(expect.stringContaining(expected));
});

test('lint refuses inputs of type number, which misread amounts', async () => {
  const input = (type) => `export const Amount = () => <input type=${type} />;\n`;
  const refusal = expect.stringContaining('Use NumberField');
  for (const type of ['"number"', "{Math.random() > 1 ? 'number' : 'text'}"])
    expect(await lint('mf-jobs/src/Amount.tsx', input(type))).toContainEqual(refusal);
  expect(await lint('mf-jobs/src/Amount.tsx', input('"text"'))).not.toContainEqual(refusal);
});

test('lint refuses punctuation put together in code, which French spaces otherwise', async () => {
  const refusal = expect.stringContaining('French puts a no-break space');
  const said = (shown) =>
    lint('mf-jobs/src/Said.tsx', `export const Said = ({ a, b }) => <p>${shown}</p>;\n`);
  for (const shown of ["{[a, b].join(': ')}", "{a}{': '}{b}", '{a}: {b}', '{a} ?', '{`${a}: ${b}`}'])
    expect(await said(shown)).toContainEqual(refusal);
  for (const shown of ["{[a, b].join(', ')}", '{a} · {b}', '{`${a} · ${b}`}', '{Number(`${a}:${b}`)}'])
    expect(await said(shown)).not.toContainEqual(refusal);
  const error = 'export const broken = (a: string, b: string) => new Error(`${a}: ${b}`);\n';
  expect(await lint('mf-jobs/src/broken.ts', error)).not.toContainEqual(refusal);
});

test('lint refuses a link to a profile that may be gone', async () => {
  const refusal = expect.stringContaining('Use ProfileLink');
  const page = (jsx) => lint('mf-jobs/src/Planted.tsx', `export const Planted = ({ one }) => ${jsx};\n`);
  for (const to of ['profilePath(one)', '`/professionals/${one}`'])
    expect(await page(`<Link to={${to}}>A</Link>`)).toContainEqual(refusal);
  for (const jsx of ['<ProfileLink person={one}>A</ProfileLink>', '<Link to={`/jobs/${one}`}>A</Link>'])
    expect(await page(jsx)).not.toContainEqual(refusal);
});

test('lint refuses a card made by hand, and a main button on a card', async () => {
  const page = (jsx) => lint('mf-jobs/src/Planted.tsx', `export const Planted = () => ${jsx};\n`);
  const byHand = expect.stringContaining('A card made by hand');
  for (const jsx of [
    '<Card component="article" />',
    '<Paper><Stack><Link to="/" isCoveringCard /></Stack></Paper>',
  ])
    expect(await page(jsx)).toContainEqual(byHand);
  for (const jsx of ['<Card component="section" />', '<Box><Link to="/" isCoveringCard /></Box>'])
    expect(await page(jsx)).not.toContainEqual(byHand);
  const main = expect.stringContaining('A card has no main button');
  const card = (variant) => page(`<EntryCard action={<Button variant="${variant}" />} />`);
  expect(await card('contained')).toContainEqual(main);
  expect(await card('outlined')).not.toContainEqual(main);
});

test('lint refuses a button of another colour, red ones too', async () => {
  const refusal = expect.stringContaining('A button is lime, outlined or text');
  const button = (color) =>
    lint('mf-jobs/src/Planted.tsx', `export const Planted = () => <Button color=${color} />;\n`);
  for (const color of ['"error"', "{Math.random() > 1 ? 'error' : 'primary'}", '"secondary"'])
    expect(await button(color)).toContainEqual(refusal);
  expect(await button('"inherit"')).not.toContainEqual(refusal);
});
