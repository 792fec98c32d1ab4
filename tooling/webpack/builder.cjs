const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const { ModuleFederationPlugin } = require('./federation/plugin.cjs');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { listShares, readContract, sharedConfig } = require('./contract.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { moduleRules } = require('./module-rules.cjs');
const { NoCopiesPlugin } = require('./no-copies-plugin.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { readRemote } = require('./remote-manifest.cjs');
const { IN_SERVER_HALF, ServerHalfPlugin } = require('./server-half.cjs');
const { StableIdsPlugin } = require('./stable-ids.cjs');

const CHUNK_TIMEOUT_MS = 5000;
/** Of sources, before they are minified and compressed to a tenth. */
const LARGE_BYTES = 30_000;
const here = (file) => path.join(__dirname, file);
// The federation plugin would look for webpack by an error of its own making, whose long report takes a second of each build.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

function remoteParts(remote, shares, { sharedFolders }) {
  return {
    entry: {},
    alias: {},
    plugins: [new NoCopiesPlugin({ keys: shares.map(({ key }) => key), sharedFolders })],
    federation: {
      filename: 'remoteEntry.js',
      shared: sharedConfig(shares),
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

/** The lock file of the repository that `dir` lies in; undefined where it has none of npm's. */
function lockFile(dir) {
  const file = path.join(dir, 'package-lock.json');
  if (fs.existsSync(file)) return file;
  return path.dirname(dir) === dir ? undefined : lockFile(path.dirname(dir));
}

/** A change of this builder, of its packages or of what is shared empties the cache. */
function toolingVersion(dir, shares) {
  const files = fs.readdirSync(__dirname).filter((name) => /^[^.]+\.\w+$/.test(name));
  const hash = crypto.createHash('sha256').update(JSON.stringify(shares));
  for (const file of [...files, '../package.json'].map(here)) hash.update(fs.readFileSync(file));
  const lock = lockFile(dir);
  if (lock) hash.update(fs.readFileSync(lock));
  return hash.digest('hex');
}

const readPackage = (dir) => JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));

/**
 * The one webpack builder: `module.exports = require('@plumbline/tooling/webpack')(__dirname)`.
 * A folder with `remote.json` is a remote, one without is the host; `--env kit` puts into its build what remotes elsewhere
 * are built with. Output: `dist/` (production) or `dist-dev/`, with
 * `release.json` describing it.
 */
module.exports = function builder(dir) {
  return ({ kit: withKit = false }, argv) => {
    const isDevelopment = argv.mode === 'development';
    const contract = readContract(dir);
    const remote = fs.existsSync(path.join(dir, 'remote.json')) ? readRemote(dir, contract) : undefined;
    const shares = listShares(contract, { isDevelopment });
    const parts = remote
      ? remoteParts(remote, shares, contract)
      : require('./host-parts.cjs').hostParts(dir, shares, { isDevelopment, contract, withKit });
    const { name, version } = readPackage(dir);
    const folder = remote?.manifest.name ?? name.replace('@plumbline/', '');
    const federationName = folder.replaceAll('-', '_');
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
        clean: { keep: IN_SERVER_HALF },
      },
      resolve: { extensions: ['.tsx', '.ts', '.js'], alias: parts.alias },
      cache: {
        type: 'filesystem',
        cacheDirectory: path.join(dir, '.cache/webpack'),
        name: `${folder}-${argv.mode}`,
        version: toolingVersion(dir, shares),
      },
      module: { rules: moduleRules({ isDevelopment, remote: remote?.manifest.name }) },
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
          // Of the shell nobody reads one, and it would name the folder of each shared module.
          manifest: remote !== undefined,
          shareStrategy: 'loaded-first',
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
                contract,
                offers: parts.offers,
              }),
            ]),
      ],
      devServer: devServer(),
    };
  };
};
