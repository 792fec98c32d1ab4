const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const builder = require('../../webpack/builder.cjs');
const { ROOT } = require('../../webpack/shares.cjs');
const { packTree } = require('./tree.cjs');

const TEXT = /\.(js|html|css|svg|json|webmanifest)$/;

/** The development build of the shell as one compressed file: production React cannot refresh. */
async function packShell() {
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  const work = fs.mkdtempSync(path.join(parent, 'shell-'));
  const config = builder(path.join(ROOT, 'shell'))({}, { mode: 'development' });
  const compiler = webpack({ ...config, devtool: false, output: { ...config.output, path: work } });
  try {
    await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
          else resolve();
        });
      });
    });
    return packTree(work, {
      // When it was built would differ each time.
      isMeant: (file) => TEXT.test(file) && file !== 'release.json',
      // React names the source of each element, by its path on the machine that built it.
      written: (text) => text.replaceAll(ROOT + path.sep, ''),
    });
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

module.exports = { packShell };
