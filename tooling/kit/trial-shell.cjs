/** `node trial-shell.cjs <dist>`: the shell's build with the kit, for tests, in a folder of its own. */
const path = require('node:path');
const webpack = require('webpack');
const builder = require('../webpack/builder.cjs');

const config = builder(path.resolve(__dirname, '../../shell'))({ kit: true }, { mode: 'production' });
const compiler = webpack({ ...config, output: { ...config.output, path: process.argv[2] } });
compiler.run((error, stats) => {
  compiler.close(() => {
    if (!error && !stats.hasErrors()) return;
    process.stderr.write(String(error ?? stats.toString('errors-only')));
    process.exitCode = 1;
  });
});
