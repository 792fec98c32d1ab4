const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const webpack = require('webpack');
const { NoCopiesPlugin } = require('./no-copies-plugin.cjs');

const sharedFolders = [path.resolve(__dirname, '../../shared-schema/src')];

/** Messages of a build whose entry takes this file. */
async function build(file) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'copies-'));
  fs.writeFileSync(path.join(dir, 'own.json'), '{}');
  fs.writeFileSync(path.join(dir, 'entry.js'), `require(${JSON.stringify(file)});\n`);
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: dir,
    entry: './entry.js',
    output: { path: dir },
    plugins: [new NoCopiesPlugin({ keys: ['@plumbline/shared-ui/Page'], sharedFolders })],
    externals: [({ request }, done) => (request.startsWith('@') ? done(null, 'null') : done())],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  fs.rmSync(dir, { recursive: true });
  return stats.compilation.errors.map(({ message }) => message);
}

test('a remote may carry its own files', async () => {
  expect(await build('./own.json')).toEqual([]);
});

test('a remote that would carry a file of a shared package is refused', async () => {
  const file = path.resolve(__dirname, '../../shared-schema/src/locales/en.json');
  expect(await build(file)).toEqual([
    expect.stringContaining('shared-schema/src/locales/en.json is not shared, so this remote would carry'),
  ]);
});

test('an entry that the site does not share is refused by its name', async () => {
  expect(await build('@plumbline/shared-ui/Page')).toEqual([]);
  expect(await build('@plumbline/shared-api/realtime')).toEqual([
    '@plumbline/shared-api/realtime is not shared by the site.',
  ]);
});
