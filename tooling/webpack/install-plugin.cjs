const fs = require('node:fs');
const path = require('node:path');

const FOLDER = 'install';

/** Puts what an installed site needs into the host's build: its icons, and the manifest that the edge completes. */
class InstallPlugin {
  constructor(dir) {
    this.folder = path.join(dir, FOLDER);
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('InstallPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'InstallPlugin', stage }, () => {
        for (const name of fs.readdirSync(this.folder).sort()) {
          const bytes = fs.readFileSync(path.join(this.folder, name));
          compilation.emitAsset(`${FOLDER}/${name}`, new sources.RawSource(bytes));
        }
      });
    });
  }
}

module.exports = { InstallPlugin };
