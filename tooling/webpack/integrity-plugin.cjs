/**
 * Chunks are asked for with the integrity that the edge put into the page (`__plumblineIntegrity`, URL path → SHA-384),
 * so a changed chunk does not run. Always with `crossorigin`, also on the own origin where webpack leaves it out:
 * a preload is used only by a request in the same mode.
 */
class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('IntegrityPlugin', (source) =>
        [
          source,
          'script.crossOrigin = "anonymous";',
          'script.integrity = (globalThis.__plumblineIntegrity || {})[new URL(url, location.href).pathname] || "";',
        ].join('\n'),
      );
    });
  }
}

module.exports = { IntegrityPlugin };
