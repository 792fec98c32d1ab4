const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const webpack = require('webpack');

const shell = path.resolve(__dirname, '../../shell');

/** In its own process: it compiles TypeScript on the fly. */
function readOutput() {
  const script = `JSON.stringify(require('./builder.cjs')(${JSON.stringify(shell)})({}, { mode: 'production' }).output)`;
  return JSON.parse(execFileSync(process.execPath, ['-p', script], { cwd: __dirname, encoding: 'utf8' }));
}

/** Builds `entry.js` with the evaluation rules of our builder; gives what it leaves in `globalThis.outcomes`. */
async function run(files) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'builder-'));
  for (const [name, source] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), source);
  const { strictModuleExceptionHandling } = readOutput();
  const compiler = webpack({
    mode: 'production',
    target: 'node',
    context: dir,
    entry: './entry.js',
    output: { path: dir, filename: 'built.js', strictModuleExceptionHandling },
  });
  await new Promise((resolve, reject) => {
    compiler.run((error) => {
      if (error) reject(error);
      else resolve();
    });
  });
  require(path.join(dir, 'built.js'));
  return globalThis.outcomes;
}

test('a module that could not be evaluated throws its error at each import', async () => {
  const outcomes = await run({
    'page.js':
      'const missing = () => { throw new Error("Can not get \'react\'"); };\nexports.Page = missing();\n',
    'entry.js': `globalThis.outcomes = [];
      for (let attempt = 0; attempt < 2; attempt += 1) {
        try { globalThis.outcomes.push(String(require('./page.js').Page)); }
        catch (error) { globalThis.outcomes.push(error.message); }
      }`,
  });
  expect(outcomes).toEqual(["Can not get 'react'", "Can not get 'react'"]);
});
