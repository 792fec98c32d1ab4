const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const webpack = require('webpack');
const { ReleasePlugin, filesOf } = require('./release-plugin.cjs');

jest.setTimeout(60_000);

const chunk = (...files) => ({ files: new Set(files) });

test('the scripts of chunks are listed once and in one order, whatever that of the chunks [PLT-27]', () => {
  const chunks = [
    chunk('rules.1.js', 'rules.1.js.map'),
    chunk('3179.2.js'),
    chunk('look.3.css', '3179.2.js'),
  ];
  expect(filesOf(chunks)).toEqual(['3179.2.js', 'look.3.css', 'rules.1.js']);
  expect(filesOf(chunks.reverse())).toEqual(['3179.2.js', 'look.3.css', 'rules.1.js']);
});

/** The errors of a build of a host that is made of `files` and shares `early` and `late`. */
async function problemsOf(files) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-first-scripts-'));
  const sources = { 'late.js': 'export const late = () => document.title;', ...files };
  for (const [name, text] of Object.entries(sources)) fs.writeFileSync(path.join(dir, name), text);
  const plugin = new ReleasePlugin({
    shares: ['early', 'late'].map((name) => ({ key: `@site/ui/${name}`, eager: name === 'early' })),
  });
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './index.js',
    output: { path: path.join(dir, 'dist') },
    resolve: { alias: { '@site/ui': dir } },
  });
  compiler.hooks.thisCompilation.tap('test', (compilation) => {
    compilation.hooks.afterOptimizeChunkIds.tap('test', () => plugin.refuseEagerUseOfLazyShares(compilation));
  });
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) =>
        compiler.close(() =>
          error ? reject(error) : resolve(stats.compilation.errors.map(({ message }) => message)),
        ),
      );
    });
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

test('a host whose first scripts import what is shared lazily is refused, also where a shared entry does', async () => {
  const early = "import { late } from '@site/ui/late'; export const early = late;";
  const index = "import { early } from '@site/ui/early'; console.log(early());";
  const refused = [expect.stringContaining("@site/ui/late is imported by the host's first scripts")];

  expect(await problemsOf({ 'index.js': index, 'early.js': early })).toEqual(refused);
  expect(await problemsOf({ 'index.js': index.replaceAll('early', 'late') })).toEqual(refused);
});

test('what the first scripts import later on may be shared lazily', async () => {
  const index = "import('@site/ui/late').then(({ late }) => console.log(late()));";
  expect(await problemsOf({ 'index.js': index })).toEqual([]);
});
