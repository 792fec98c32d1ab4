const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const webpack = require('webpack');
const { StableIdsPlugin } = require('./stable-ids.cjs');

jest.setTimeout(120_000);

let folder;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-ids-'))));
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

function write(files) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(name), { recursive: true });
    fs.writeFileSync(name, text);
  }
}

/** The ids of all modules of a host that shares a package, also of those that nothing in its scripts refers to. */
async function idsIn(place) {
  const dir = path.join(folder, place, 'host');
  const lib = path.join(folder, place, 'node_modules/lib');
  write({
    [path.join(dir, 'package.json')]:
      '{ "name": "host", "version": "1.0.0", "dependencies": { "lib": "1.0.0" } }',
    [path.join(dir, 'index.js')]: "import('lib').then(({ plumb }) => plumb());",
    [path.join(lib, 'package.json')]: '{ "name": "lib", "version": "1.0.0", "main": "index.js" }',
    [path.join(lib, 'index.js')]: 'exports.plumb = () => 1;',
  });
  const compiler = webpack({
    mode: 'production',
    context: dir,
    entry: './index.js',
    output: { path: path.join(dir, 'dist') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        manifest: false,
        shared: { lib: { singleton: true } },
      }),
      new StableIdsPlugin(),
    ],
  });
  const ids = [];
  compiler.hooks.compilation.tap('test', (compilation) => {
    compilation.hooks.optimizeChunkIds.tap('test', () => {
      for (const module of compilation.modules) ids.push(String(compilation.chunkGraph.getModuleId(module)));
    });
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? stats.compilation.errors[0];
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  return ids.sort();
}

test('no id of a module depends on the folder, neither of what is generated nor of what is provided [PLT-27]', async () => {
  const first = await idsIn('one');
  expect(first).toContain('provide module (default) lib@1.0.0');
  expect(await idsIn('two')).toEqual(first);
});
