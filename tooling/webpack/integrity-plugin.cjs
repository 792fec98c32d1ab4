/** Matches no file. Browsers ignore an empty or malformed integrity, but refuse everything with this one. */
const MATCHES_NOTHING = `sha384-${'A'.repeat(64)}`;

/**
 * Chunks are asked for with the integrity that the edge put into the page (`__plumblineIntegrity`, URL path → SHA-384),
 * so a changed chunk does not run, nor one of a published build (`/artifacts/`) that the page knows nothing of. Always with `crossorigin`, also on the own origin where webpack leaves it out:
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
          'var chunkPath = new URL(url, location.href).pathname;',
          'script.integrity = (globalThis.__plumblineIntegrity || {})[chunkPath] ||',
          `  (chunkPath.startsWith("/artifacts/") ? "${MATCHES_NOTHING}" : "");`,
        ].join('\n'),
      );
    });
  }
}

module.exports = { IntegrityPlugin };
