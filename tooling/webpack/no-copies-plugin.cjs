const path = require('node:path');

/** Refuses a remote that would carry code of the shared packages, a second copy beside the shell's, or asks for what is not shared. */
class NoCopiesPlugin {
  /** `keys`: what the site shares; `sharedFolders`: sources of shared packages, where they lie in the same checkout. */
  constructor({ keys, sharedFolders }) {
    this.keys = new Set(keys);
    this.sharedFolders = sharedFolders;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NoCopiesPlugin', (compilation) => {
      const refuse = (text) => compilation.errors.push(new compiler.webpack.WebpackError(text));
      compilation.hooks.finishModules.tap('NoCopiesPlugin', (modules) => {
        for (const module of modules) {
          const folder = this.sharedFolders.find((dir) => module.resource?.startsWith(dir + path.sep));
          if (folder)
            refuse(
              `${path.relative(path.join(folder, '../..'), module.resource)} is not shared, so this remote would carry a copy: take it off plumbline.notShared of its package.json.`,
            );
          if (module.resource)
            for (const name of this.unknownIn(module)) refuse(`${name} is not shared by the site.`);
        }
      });
    });
  }

  /** Entries of the platform's packages that a module asks for and the site does not share. */
  unknownIn({ dependencies }) {
    const names = dependencies.map(({ userRequest }) => userRequest ?? '');
    return [...new Set(names)].filter((name) => name.startsWith('@plumbline/') && !this.keys.has(name));
  }
}

module.exports = { NoCopiesPlugin };
