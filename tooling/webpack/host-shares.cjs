const path = require('node:path');
const webpack = require('webpack');
const ProvideForSharedDependency = require('webpack/lib/sharing/ProvideForSharedDependency');
const ProvideSharedDependency = require('webpack/lib/sharing/ProvideSharedDependency');
const ProvideSharedModuleFactory = require('webpack/lib/sharing/ProvideSharedModuleFactory');

const SCOPE = 'default';
const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/** `@plumbline/shared-ui/Form` is written as one of `@plumbline/shared-ui/`. */
const PACKAGE = /^@[^/]+\/[^/]+\//;

const BUNDLER_RUNTIME = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;
const HOST_RUNTIME = path.join(__dirname, 'host-runtime.js');

/** In one order: that of the chunks in a group differs from build to build. */
const inOrder = (ids) => [...ids].sort((a, b) => (String(a) < String(b) ? -1 : 1));

/** What provides a shared module, as `[key, version, where]`; `where` is as in `readTable`. */
function describe(module, { moduleGraph, chunkGraph }) {
  const [block] = module.blocks;
  const [dependency] = block ? block.dependencies : module.dependencies;
  const id = chunkGraph.getModuleId(moduleGraph.getModule(dependency));
  const chunks = block ? chunkGraph.getBlockChunkGroup(block).chunks : [];
  const loaded = chunks.filter((chunk) => !chunk.hasRuntime() && chunk.id !== null).map((chunk) => chunk.id);
  return [module._name, module._version, block ? [id, ...inOrder(loaded)] : id];
}

/**
 * What the host shares, as `[package, version, { entry: where }]`. `where`: the id of a module in the first scripts, or
 * of one that loads later and the chunks that bring it.
 */
function readTable(compilation) {
  const provided = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  const rows = new Map();
  for (const [key, version, where] of provided.map((module) => describe(module, compilation))) {
    const [name] = PACKAGE.exec(key) ?? [''];
    const place = JSON.stringify([name, version]);
    rows.set(place, [...(rows.get(place) ?? []), [key.slice(name.length), where]]);
  }
  const sorted = (entries) => entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted([...rows]).map(([place, entries]) => [
    ...JSON.parse(place),
    Object.fromEntries(sorted(entries)),
  ]);
}

/** One table and a loop over it: written out share by share, the list would be a tenth of the first scripts. */
class HostSharesRuntimeModule extends RuntimeModule {
  constructor() {
    super('shares of the host', RuntimeModule.STAGE_NORMAL + 2);
  }

  generate() {
    return Template.asString([
      'var shares = {};',
      `${JSON.stringify(readTable(this.compilation))}.forEach(([name, version, entries]) => {`,
      Template.indent([
        'Object.keys(entries).forEach((entry) => {',
        Template.indent([
          'var [id, ...chunks] = [].concat(entries[entry]);',
          `var factory = () => ${RuntimeGlobals.require}(id);`,
          'var eager = !Array.isArray(entries[entry]);',
          'shares[name + entry] = [{',
          Template.indent([
            'version,',
            `scope: ["${SCOPE}"],`,
            'shareConfig: { eager, singleton: true, strictVersion: true, requiredVersion: "^" + version },',
            '...(eager',
            `  ? { lib: factory }`,
            `  : { get: () => Promise.all(chunks.map((chunk) => ${RuntimeGlobals.ensureChunk}(chunk))).then(() => factory) }),`,
          ]),
          '}];',
        ]),
        '});',
      ]),
      '});',
      `${RuntimeGlobals.require}.federation.initOptions.shared = shares;`,
    ]);
  }
}

/**
 * Provides what the host shares, and nothing else of the federation's sharing: the host is the only provider, so its own
 * code imports the very modules, without asking the share scope for them. `files`: share key → file.
 */
class HostSharesPlugin {
  constructor({ shares, files }) {
    this.shares = shares;
    this.files = files;
  }

  apply(compiler) {
    new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, HOST_RUNTIME).apply(compiler);
    compiler.hooks.make.tapPromise('HostSharesPlugin', (compilation) =>
      Promise.all(this.shares.map((share) => this.provide(compilation, share))),
    );
    compiler.hooks.thisCompilation.tap('HostSharesPlugin', (compilation, { normalModuleFactory }) => {
      compilation.dependencyFactories.set(ProvideForSharedDependency, normalModuleFactory);
      compilation.dependencyFactories.set(ProvideSharedDependency, new ProvideSharedModuleFactory());
      compilation.hooks.runtimeModule.tap('HostSharesPlugin', (module) => {
        // Webpack's own list of shares, which only `__webpack_init_sharing__` reads.
        if (module.name === 'sharing') module.generate = () => null;
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap('HostSharesPlugin', (chunk, requirements) => {
        requirements.add(RuntimeGlobals.ensureChunk);
        compilation.addRuntimeModule(chunk, new HostSharesRuntimeModule());
      });
    });
  }

  provide(compilation, { key, version, eager }) {
    const dependency = new ProvideSharedDependency(SCOPE, key, version, this.files[key], eager);
    return new Promise((resolve, reject) => {
      const done = (error) => (error ? reject(error) : resolve());
      compilation.addInclude(compilation.compiler.context, dependency, {}, done);
    });
  }
}

module.exports = { HostSharesPlugin };
