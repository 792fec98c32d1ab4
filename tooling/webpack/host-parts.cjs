const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const webpack = require('webpack');
const { hostChunks } = require('./host-chunks.cjs');
const { HostSharesPlugin } = require('./host-shares.cjs');
const { InstallPlugin } = require('./install-plugin.cjs');
const { KIT, KitPlugin } = require('./kit-plugin.cjs');

const here = (file) => path.join(__dirname, file);

/** Share key → its file. Of these libraries the host shares what is used, as a shared package cannot be tree-shaken. */
function filesOfShares(dir, shares) {
  const facades = {
    'react-router-dom': path.join(dir, 'src/facade/react-router-dom.ts'),
    'react-i18next': here('react-i18next.js'),
  };
  return Object.fromEntries(
    shares.map(({ key }) => [key, facades[key] ?? require.resolve(key, { paths: [dir] })]),
  );
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
  const files = filesOfShares(dir, shares);
  const runtimeBridge = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return {
    entry: [...(isDevelopment ? [here('refresh-hook.js')] : []), './src/main.tsx'],
    // The host would otherwise carry the federation runtime twice, as CommonJS and as an ES module.
    alias: {
      [runtimeBridge]: path.join(path.dirname(runtimeBridge), 'index.js'),
      'react-router-dom$': files['react-router-dom'],
      'react-i18next$': files['react-i18next'],
    },
    plugins: [
      new HostSharesPlugin({ shares, files }),
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
  };
}

module.exports = { hostParts };
