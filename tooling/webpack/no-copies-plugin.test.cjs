const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const webpack = require('webpack');
const { NoCopiesPlugin } = require('./no-copies-plugin.cjs');

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
    plugins: [new NoCopiesPlugin()],
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
