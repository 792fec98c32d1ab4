const fs = require('node:fs');
const path = require('node:path');
const { ROOT } = require('../../webpack/shares.cjs');
const { bundle } = require('./bundle.cjs');

const PACKAGE = path.join(ROOT, 'node_modules/@module-federation/enhanced');
const PLUGIN = './dist/src/lib/container/ModuleFederationPlugin.js';
/** Its own types, command line and another bundler's binary, for which npm would install 60 MB. */
const UNUSED = [
  '@module-federation/dts-plugin',
  '@module-federation/cli',
  '@module-federation/rspack',
  '@rspack/core',
];
/** What the kit installs: the bundler itself, and files that builds take by their path. */
const INSTALLED =
  /^(webpack|schema-utils|tapable|@module-federation\/(runtime-tools|runtime|runtime-core|webpack-bundler-runtime|inject-external-runtime-core-plugin))(\/|$)/;

/** The one plugin of that package that serves every bundler. */
const USED = '@module-federation/rspack/remote-entry-plugin';

/** Stands in for the parts that are not used. */
function stubOf(request) {
  const isUnused = UNUSED.some((name) => request === name || request.startsWith(`${name}/`));
  return isUnused && request !== USED ? 'var { DtsPlugin: class { apply() {} } }' : undefined;
}

/** The federation plugin for webpack as one file, `dir/plugin.cjs`. */
async function writeFederation(dir) {
  await bundle(PLUGIN, path.join(dir, 'plugin.cjs'), {
    context: PACKAGE,
    module: { rules: [{ test: /\.js$/, loader: path.join(__dirname, 'computed-requires.cjs') }] },
    externals: [
      ({ request }, done) => {
        if (INSTALLED.test(request)) return done(null, `commonjs ${request}`);
        return done(null, stubOf(request));
      },
    ],
  });
  // The plugin looks upwards for its own.
  const { name, version } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'));
  fs.writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify({ name, version })}\n`);
  fs.appendFileSync(
    path.join(dir, 'plugin.cjs'),
    '\nmodule.exports.ModuleFederationPlugin = module.exports.default;\n',
  );
}

module.exports = { writeFederation };
