const path = require('node:path');
const { ROOT, SHARED_PACKAGES } = require('./shares.cjs');

/** Refuses a remote that would carry code of the shared packages: a second copy beside the shell's. */
class NoCopiesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoCopiesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoCopiesPlugin', (modules) => {
        for (const { resource } of modules) {
          const file = resource === undefined ? '' : path.relative(ROOT, resource).split(path.sep).join('/');
          if (!SHARED_PACKAGES.some((folder) => file.startsWith(`${folder}/src/`))) continue;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${file} is not shared, so this remote would carry a copy: take it off plumbline.notShared of its package.json.`,
            ),
          );
        }
      });
    });
  }
}

module.exports = { NoCopiesPlugin };
