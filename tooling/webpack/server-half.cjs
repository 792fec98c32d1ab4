const { execFile } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');

const here = (file) => path.join(__dirname, file);

/** Folder of the server half in `dist/`. */
const FOLDER = 'server';
/** A path in the build that belongs to it. */
const IN_SERVER_HALF = /^server(\/|$)/;
/** Stands for the address of the artifact in the addresses of pictures; the edge puts it in. */
const baseOf = (name) => `plumbline-base:${name}/`;

/** Pages that can be shown without a session; only these are rendered outside a browser. */
const OPEN = ['public', 'signedOut'];

/** Parts that need a browser; nothing that is rendered outside one runs them. */
const BROWSER_ONLY = { leaflet: false, 'react-leaflet': false, 'socket.io-client': false };

const COMPACT = { mangle: false, compress: false, format: { comments: false, asciiOnly: true } };

function writeEntry(dir, name, lines) {
  const file = path.join(dir, '.cache/server', name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const source = `${lines.join('\n')}\n`;
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== source) fs.writeFileSync(file, source);
  return file;
}

/** Expose → what its file exports: the page with its loader, or the texts. */
function remoteEntries(dir, { manifest, exposes }) {
  const open = manifest.pages.filter(({ access }) => OPEN.includes(access)).map(({ expose }) => expose);
  if (open.length === 0) return {};
  const texts = Object.keys(exposes).filter((expose) => expose.startsWith('./locale-'));
  const entries = [...new Set([...open, ...texts])].map((expose) => {
    const file = exposes[expose];
    if (file.endsWith('.json')) return [expose.slice(2), path.join(dir, file)];
    const loader = path.join(path.dirname(file), 'load.ts');
    const lines = [`export * from '../../${file.replace('./', '')}';`];
    if (fs.existsSync(path.join(dir, loader))) lines.push(`export { load } from '../../${loader}';`);
    return [expose.slice(2), writeEntry(dir, `${expose.slice(2)}.js`, lines)];
  });
  return Object.fromEntries(entries);
}

/** What the host shares, each entry evaluated when it is first asked for. */
function hostEntries(dir, shares) {
  const table = shares.map(({ key }) => `  ${JSON.stringify(key)}: () => require(${JSON.stringify(key)}),`);
  const lines = [
    "const { startRenderer } = require('../../src/server/start-renderer');",
    'const shares = {',
    ...table,
    '};',
    'exports.start = (edge) => startRenderer(edge, shares);',
  ];
  return { host: writeEntry(dir, 'host.cjs', lines) };
}

function serverConfig({ dir, name, shares, remote }, dist) {
  const keys = new Set(shares.filter(({ isOnServer }) => isOnServer).map(({ key }) => key));
  return {
    mode: 'production',
    context: dir,
    name: `${name}-server`,
    target: 'node20',
    devtool: false,
    entry: remote ? remoteEntries(dir, remote) : hostEntries(dir, shares),
    output: {
      path: path.join(dist, FOLDER),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: baseOf(name),
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: remote
        ? {}
        : { 'react-router-dom$': path.join(dir, 'src/facade/react-router-dom.ts'), ...BROWSER_ONLY },
    },
    externals: remote
      ? [({ request }, done) => (keys.has(request) ? done(null, `commonjs ${request}`) : done())]
      : [],
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('ts-loader'),
          options: {
            transpileOnly: true,
            configFile: here('tsconfig.json'),
            compilerOptions: { jsx: 'react-jsx' },
          },
        },
        { test: /\.(png|svg|webp|woff2)$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(dir, '.cache/webpack'),
      name: `${name}-server`,
      version: `${fs.statSync(__filename).mtimeMs}`,
    },
    // Nobody downloads it, but each renderer holds it as text: names stay, for traces; one byte a letter.
    optimization: {
      minimize: true,
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: COMPACT,
        }),
      ],
      splitChunks: false,
      moduleIds: 'named',
      chunkIds: 'named',
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [new webpack.NormalModuleReplacementPlugin(/\.css$/, here('no-styles.cjs'))],
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

/** Builds in a process of its own, while this one bundles for browsers. Its error says what that process printed. */
function buildBeside(options, dist) {
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [__filename], (error, _output, problem) =>
      error ? reject(new Error(problem || error.message)) : resolve(),
    );
    child.stdin.end(JSON.stringify({ options, dist }));
  });
}

/**
 * Builds the second half of a release, `dist/server/`: the same sources for Node, as the edge's renderers run them. A
 * remote brings one CommonJS file for each page without a session and for its texts, and requires what is shared; the
 * host brings one file with all of that. Whoever builds for browsers leaves that folder alone (`IN_SERVER_HALF`).
 */
class ServerHalfPlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    let built;
    compiler.hooks.beforeRun.tap('ServerHalfPlugin', ({ outputPath }) => {
      built = buildBeside(this.options, outputPath);
      // Told below, where it is waited for.
      built.catch(() => undefined);
    });
    compiler.hooks.afterEmit.tapPromise('ServerHalfPlugin', () => built);
  }
}

async function build({ options, dist }) {
  const config = serverConfig(options, dist);
  if (Object.keys(config.entry).length > 0) await run(config);
  else fs.rmSync(config.output.path, { recursive: true, force: true });
}

/** Expose → file of the server half, of what lies in `dist`; the host's is `./host`. */
function serverFiles(files) {
  const own = files.filter((file) => file.startsWith(`${FOLDER}/`) && file.endsWith('.cjs'));
  return Object.fromEntries(own.map((file) => [`./${path.basename(file, '.cjs')}`, file]));
}

if (require.main === module) {
  build(JSON.parse(fs.readFileSync(0, 'utf8'))).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

module.exports = { IN_SERVER_HALF, ServerHalfPlugin, serverFiles };
