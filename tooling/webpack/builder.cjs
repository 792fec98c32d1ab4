const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const webpack = require('webpack');
const { hostChunks } = require('./host-chunks.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { moduleRules } = require('./module-rules.cjs');
const { NoCopiesPlugin } = require('./no-copies-plugin.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { readRemote } = require('./remote-manifest.cjs');
const { ServerHalfPlugin } = require('./server-half.cjs');
const { ROOT, listShares, sharedConfig } = require('./shares.cjs');
const { StableIdsPlugin } = require('./stable-ids.cjs');

const CHUNK_TIMEOUT_MS = 5000;
/** Of sources, before they are minified and compressed to a tenth. */
const LARGE_BYTES = 30_000;
const here = (file) => path.join(__dirname, file);

/** Webpack provides only what the host refers to, so it refers to every shared entry, also to those its own pages never use. */
function writeProvidedEntries(dir, shares) {
  const file = path.join(dir, '.cache/provided-entries.js');
  const entries = shares
    .filter(({ key }) => key.startsWith('@plumbline/'))
    .map(({ key }) => `  () => import(${JSON.stringify(key)}),`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const source = `globalThis.__plumblineProvided = [\n${entries.join('\n')}\n];\n`;
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== source) fs.writeFileSync(file, source);
  return file;
}

function hostParts(dir, shares, { isDevelopment }) {
  const runtimeBridge = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    entry: [
      ...(isDevelopment ? [here('refresh-hook.js')] : []),
      writeProvidedEntries(dir, shares),
      './src/main.tsx',
    ],
    // The host would otherwise carry the federation runtime twice, as CommonJS and as an ES module.
    alias: { [runtimeBridge]: path.join(path.dirname(runtimeBridge), 'index.js') },
    plugins: [
      new HtmlWebpackPlugin({
        template: path.join(dir, 'index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
      new webpack.NormalModuleReplacementPlugin(/\/TouchRipple\.mjs$/, here('no-ripple.js')),
      new webpack.NormalModuleReplacementPlugin(/^hoist-non-react-statics$/, here('no-statics.js')),
    ],
    federation: {
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
    splitChunks: hostChunks(),
  };
}

function remoteParts(remote) {
  return {
    entry: {},
    alias: {},
    plugins: [new NoCopiesPlugin()],
    federation: {
      filename: 'remoteEntry.js',
      exposes: remote.exposes,
      experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
    // What two pages have in common is worth a request of its own only where it is large.
    splitChunks: { chunks: 'async', minSize: LARGE_BYTES },
  };
}

function optimization({ isDevelopment, splitChunks }) {
  return {
    minimize: !isDevelopment,
    minimizer: [new MinimizerPlugin({ extractComments: false, minify: MinimizerPlugin.swcMinify })],
    splitChunks,
    moduleIds: isDevelopment ? 'named' : 'deterministic',
    chunkIds: isDevelopment ? 'named' : 'deterministic',
  };
}

function devServer() {
  const port = Number(process.env.PORT ?? 3001);
  return {
    host: 'localhost',
    port,
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    headers: { 'Access-Control-Allow-Origin': '*' },
    static: false,
  };
}

/** A change of this builder or of the lock file empties the cache. */
function toolingVersion() {
  const names = fs.readdirSync(__dirname).filter((name) => !name.includes('.test.'));
  const files = names.map(here);
  const hash = crypto.createHash('sha256');
  for (const file of [...files, path.join(ROOT, 'package-lock.json')]) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

const readPackage = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

/**
 * The one webpack builder: `module.exports = require('@plumbline/tooling/webpack')(__dirname)`.
 * A folder with `remote.json` is a remote, one without is the host. Output: `dist/` (production) or `dist-dev/`,
 * with `release.json` describing it.
 */
module.exports = function builder(dir) {
  return (_env, argv) => {
    const isDevelopment = argv.mode === 'development';
    const remote = fs.existsSync(path.join(dir, 'remote.json')) ? readRemote(dir) : undefined;
    const shares = listShares({ isDevelopment });
    const parts = remote ? remoteParts(remote) : hostParts(dir, shares, { isDevelopment });
    const { name, version } = readPackage(dir);
    const folder = name.replace('@plumbline/', '');
    const federationName = folder.replaceAll('-', '_');
    // Shared packages cannot be tree-shaken: of these the host shares what is used.
    const facades = {
      'react-router-dom': path.join(dir, 'src/facade/react-router-dom.ts'),
      'react-i18next': here('react-i18next.js'),
    };
    return {
      mode: argv.mode,
      context: dir,
      name: folder,
      entry: parts.entry,
      devtool: isDevelopment ? 'cheap-module-source-map' : false,
      target: ['web', 'es2022'],
      output: {
        path: path.join(dir, isDevelopment ? 'dist-dev' : 'dist'),
        filename: '[name].[contenthash:8].js',
        chunkFilename: '[name].[contenthash:8].js',
        assetModuleFilename: '[name].[contenthash:8][ext]',
        publicPath: 'auto',
        uniqueName: federationName,
        chunkLoadTimeout: CHUNK_TIMEOUT_MS,
        crossOriginLoading: 'anonymous',
        // A module that threw is evaluated again by the next Retry, instead of counting as loaded and empty.
        strictModuleExceptionHandling: true,
        clean: true,
      },
      resolve: { extensions: ['.tsx', '.ts', '.js'], alias: parts.alias },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(dir, '.cache/webpack'),
        name: `${folder}-${argv.mode}`,
        version: toolingVersion(),
      },
      module: { rules: moduleRules({ isDevelopment, isRemote: remote !== undefined }) },
      optimization: optimization({ isDevelopment, splitChunks: parts.splitChunks }),
      performance: { hints: false },
      stats: 'errors-warnings',
      infrastructureLogging: { level: 'error' },
      plugins: [
        ...parts.plugins,
        ...(isDevelopment && remote
          ? [new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/] })]
          : []),
        new ModuleFederationPlugin({
          name: federationName,
          dts: false,
          manifest: true,
          shareStrategy: 'loaded-first',
          shared: sharedConfig(shares, { isHost: !remote, facades }),
          runtimePlugins: [here('chunk-retry.js')],
          ...parts.federation,
        }),
        new IntegrityPlugin(),
        new StableIdsPlugin(),
        ...(isDevelopment ? [] : [new ServerHalfPlugin({ dir, name: folder, shares, remote })]),
        // A development server writes no files, so there is no release to describe.
        ...(isDevelopment && remote
          ? []
          : [
              new ReleasePlugin({
                name: folder,
                version,
                owner: remote?.manifest.owner ?? 'Platform team',
                dir,
                isDevelopment,
                shares,
                remote,
              }),
            ]),
      ],
      devServer: devServer(),
    };
  };
};
