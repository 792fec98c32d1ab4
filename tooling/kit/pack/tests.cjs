/**
 * The kit of tests of a remote elsewhere: `testing`, the shared packages and every outside package that they run, as
 * one CommonJS file whose modules are evaluated when they are first asked for. So a remote is tested with the very code
 * of the site, and one copy of each package.
 */
const fs = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { ROOT } = require('../../webpack/shares.cjs');
const { entriesOf, PACKAGES } = require('./entries.cjs');
const { pack } = require('./tree.cjs');

/** Outside packages that tests, or the preset, name themselves. */
const OUTSIDE = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router-dom',
  'react-i18next',
  'i18next',
  '@testing-library/react',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/user-event',
  'msw',
  'msw/node',
  'jest-axe',
];

const inKit = (file) => path.join(__dirname, '..', file);
/** Which files of a package jest takes, in this repository too: all is CommonJS there. */
const AS_JEST = { conditionNames: ['require', 'default'], mainFields: ['main', 'module'] };

function writeTable(file) {
  const keys = [
    ...PACKAGES.flatMap(entriesOf)
      .filter(({ target }) => !target.endsWith('.d.ts'))
      .map(({ key }) => key),
    ...OUTSIDE,
  ];
  const table = keys.map((key) => `  ${JSON.stringify(key)}: () => require(${JSON.stringify(key)}),`);
  const lines = ['const table = {', ...table, '};', 'exports.load = (key) => table[key]();'];
  fs.writeFileSync(file, `${lines.join('\n')}\n`);
  return keys;
}

/** As jest compiles it in this repository: what the packages do with each other must not differ. */
const TYPESCRIPT = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: require.resolve('ts-loader'),
  options: {
    transpileOnly: true,
    configFile: path.join(__dirname, '../../webpack/tsconfig.json'),
    compilerOptions: { jsx: 'react-jsx', module: 'CommonJS', verbatimModuleSyntax: false },
  },
};

function configFor(work, entry) {
  return {
    mode: 'development',
    target: 'node20',
    // Of Node, under a name that webpack does not know.
    externals: { _http_common: 'commonjs _http_common' },
    context: path.join(ROOT, 'testing'),
    entry,
    // A name for each module in stack traces: what a page leaves behind is told from the rest by them.
    devtool: 'eval',
    output: {
      path: work,
      filename: 'test-kit.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: ({ absoluteResourcePath }) =>
        `/${path.relative(ROOT, absoluteResourcePath).split(path.sep).join('/')}`,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      byDependency: { esm: AS_JEST, commonjs: AS_JEST },
      modules: [path.join(ROOT, 'testing/node_modules'), path.join(ROOT, 'node_modules'), 'node_modules'],
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        TYPESCRIPT,
        { test: /node_modules[\\/]react[\\/]cjs[\\/]/, loader: path.join(__dirname, 'with-require.cjs') },
      ],
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /\.(css|png|svg|webp|woff2)$/,
        path.join(__dirname, '../../jest/asset.cjs'),
      ),
      new webpack.NormalModuleReplacementPlugin(/[\\/]import-file$/, inKit('jest/import-file.cjs')),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"test"' }),
    ],
    optimization: { minimize: false, nodeEnv: false, moduleIds: 'named' },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const run = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });

/** The kit of tests as one compressed file: `test-kit.cjs`, and the names that it answers to. */
async function packTests() {
  const parent = path.join(ROOT, '.plumbline');
  fs.mkdirSync(parent, { recursive: true });
  const work = fs.mkdtempSync(path.join(parent, 'tests-'));
  try {
    const entry = path.join(work, 'table.cjs');
    const keys = writeTable(entry);
    await run(configFor(work, entry));
    const bundle = fs.readFileSync(path.join(work, 'test-kit.cjs'), 'utf8');
    return pack({ 'test-kit.cjs': bundle, 'keys.json': JSON.stringify(keys) });
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

module.exports = { packTests };
