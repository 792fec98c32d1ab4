/** The federation plugin writes its own entry there, under a name that differs from folder to folder. */
const GENERATED = /[\\/]node_modules[\\/]\.federation[\\/]/;

/** Of a module that others were joined with: the first of them. */
const identifierOf = (module) => (module.rootModule ?? module).identifier();

/** `provide module (default) react@19.3.1 = /where/it/is`, in whose name webpack does not see a path. */
const PROVIDED = /^(provide module .*) = /;

function idsOf(modules) {
  const generated = modules.filter((module) => GENERATED.test(identifierOf(module)));
  const kindOf = (module) =>
    identifierOf(module).startsWith('container entry ') ? 'container' : 'federation';
  const provided = modules.flatMap((module) => {
    const [, name] = PROVIDED.exec(identifierOf(module)) ?? [];
    return name ? [[module, name]] : [];
  });
  return [...generated.map((module, index) => [module, `${kindOf(module)}-${index}`]), ...provided];
}

/**
 * The same commit gives the same bytes in every folder. Webpack derives ids from paths relative to the package; only
 * the entry that the federation plugin generates, the container that names it, and what provides a shared module have
 * the checkout's own path in their identifiers. An id that nothing refers to counts too: a module whose id it took
 * gets another.
 */
class StableIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('StableIdsPlugin', (modules) => {
        const { chunkGraph } = compilation;
        for (const [module, id] of idsOf([...modules]))
          if (chunkGraph.getModuleId(module) === null) chunkGraph.setModuleId(module, id);
      });
    });
  }
}

module.exports = { GENERATED, StableIdsPlugin };
