const path = require('node:path');
const webpack = require('webpack');
const { ROOT } = require('../../webpack/shares.cjs');

const TYPESCRIPT = {
  test: /\.ts$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: { transpileOnly: true, configFile: path.join(__dirname, '../../webpack/tsconfig.json') },
};

/** Sources as one CommonJS file for Node. `more`: further settings of webpack. */
function bundle(entry, file, more = {}) {
  const compiler = webpack({
    mode: 'production',
    target: 'node20',
    context: ROOT,
    entry,
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      library: { type: 'commonjs2' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: { rules: [TYPESCRIPT] },
    optimization: { minimize: false, moduleIds: 'named' },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    ...more,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });
}

module.exports = { bundle };
