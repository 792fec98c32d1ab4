const fs = require('node:fs');
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { hostChunks } = require('./host-chunks.cjs');
const { InstallPlugin } = require('./install-plugin.cjs');
const { KIT, KitPlugin } = require('./kit-plugin.cjs');

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

/** What `release.json` says to remotes elsewhere. */
const offersOf = (shares, { menus, reserved }) => ({
  serverShares: shares.filter(({ isOnServer }) => isOnServer).map(({ key }) => key),
  menus,
  reserved,
  kit: KIT,
});

/** What the build of the host has and that of a remote has not. */
function hostParts(dir, shares, { isDevelopment, contract, withKit }) {
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
      new InstallPlugin(dir),
      ...(withKit ? [new KitPlugin()] : []),
    ],
    offers: withKit ? offersOf(shares, contract) : undefined,
    federation: {
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    },
    splitChunks: hostChunks(),
    // Shared packages cannot be tree-shaken: of these the host shares what is used.
    facades: {
      'react-router-dom': path.join(dir, 'src/facade/react-router-dom.ts'),
      'react-i18next': here('react-i18next.js'),
    },
  };
}

module.exports = { hostParts };
