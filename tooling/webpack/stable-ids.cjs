/** The federation plugin writes its own entry there, under a name that differs from folder to folder. */
const GENERATED = /[\\/]node_modules[\\/]\.federation[\\/]/;

/** Of a module that others were joined with: the first of them. */
const identifierOf = (module) => (module.rootModule ?? module).identifier();

/**
 * The same commit gives the same bytes in every folder. Webpack derives ids from paths relative to the package; only
 * the entry that the federation plugin generates, and the container that names it, have the checkout's own path in
 * their identifiers.
 */
class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        const { chunkGraph } = compilation;
        const generated = [...modules].filter((module) => GENERATED.test(identifierOf(module)));
        generated.forEach((module, index) => {
          const kind = identifierOf(module).startsWith('container entry ') ? 'container' : 'federation';
          if (chunkGraph.getModuleId(module) === null) chunkGraph.setModuleId(module, `${kind}-${index}`);
        });
      });
    });
  }
}

module.exports = { GENERATED, StableIdsPlugin };
