const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const webpack = require('webpack');
const { HostSharesPlugin } = require('./host-shares.cjs');

jest.setTimeout(120_000);

const INDEX = `
  import { getInstance } from '@module-federation/runtime';
  import { early } from './early.js';

  const ofRemote = async (key) => (await getInstance().loadShare(key))();
  const isLoaded = (key) => Boolean(getInstance().shareScopeMap.default[key]['1.2.0'].loaded);
  (async () => {
    const before = { early: isLoaded('@site/ui/early'), late: isLoaded('@site/ui/late') };
    const shared = await ofRemote('@site/ui/late');
    const { late } = await import('./late.js');
    const [version] = Object.keys(getInstance().shareScopeMap.default['lib']);
    const { shareConfig } = getInstance().shareScopeMap.default['lib'][version];
    const isOne = shared.late === late && (await ofRemote('@site/ui/early')).early === early;
    console.log(JSON.stringify({ before, isOne, lib: { version, shareConfig, text: (await ofRemote('lib')).text } }));
  })();
`;
const FILES = {
  'index.js': INDEX,
  'early.js': 'export const early = {};',
  'late.js': "import { deep } from './deep.js'; export const late = { deep };",
  'deep.js': "export const deep = 'said by what loads later';",
  'unused.js': "export const unused = 'asked for by remotes alone';",
  'lib.js': "export const text = 'of a library';",
};

let folder;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-host-shares-'));
  for (const [name, text] of Object.entries(FILES)) fs.writeFileSync(path.join(folder, name), text);
  await build();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function build() {
  const at = (name) => path.join(folder, name);
  const ui = (name, eager) => ({ key: `@site/ui/${name}`, version: '1.2.0', eager });
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: folder,
    entry: './index.js',
    output: { path: at('dist'), filename: '[name].js', chunkFilename: 'chunk.[id].js' },
    plugins: [
      new ModuleFederationPlugin({ name: 'host', dts: false, manifest: false }),
      new HostSharesPlugin({
        shares: [
          ui('early', true),
          ui('late', false),
          ui('unused', false),
          { key: 'lib', version: '3.0.1', eager: true },
        ],
        files: {
          '@site/ui/early': at('early.js'),
          '@site/ui/late': at('late.js'),
          '@site/ui/unused': at('unused.js'),
          lib: at('lib.js'),
        },
      }),
    ],
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
}

const main = () => fs.readFileSync(path.join(folder, 'dist/main.js'), 'utf8');

test('remotes get the very modules that the host itself imports, each in the version it has', () => {
  const said = execFileSync(process.execPath, [path.join(folder, 'dist/main.js')], { encoding: 'utf8' });
  expect(JSON.parse(said)).toEqual({
    before: { early: true, late: false },
    isOne: true,
    lib: {
      version: '3.0.1',
      text: 'of a library',
      shareConfig: { eager: true, singleton: true, strictVersion: true, requiredVersion: '^3.0.1' },
    },
  });
});

test('what is shared stands once in the first script, and what loads later not at all', () => {
  const count = (text) => main().split(text).length - 1;
  expect(count('@site/ui/')).toBe(1 + INDEX.split('@site/ui/').length - 1);
  expect(count('unused')).toBe(1);
  expect(count('1.2.0')).toBe(2);
  expect(main()).not.toContain('said by what loads later');
  expect(main()).not.toContain('asked for by remotes alone');
});

test('what only remotes ask for is there for them', () => {
  const chunks = fs.readdirSync(path.join(folder, 'dist')).filter((name) => name.startsWith('chunk.'));
  const texts = chunks.map((name) => fs.readFileSync(path.join(folder, 'dist', name), 'utf8'));
  expect(texts.filter((text) => text.includes('asked for by remotes alone'))).toHaveLength(1);
});
