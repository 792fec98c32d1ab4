const crypto = require('node:crypto');
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const { gitStamp } = require('./git-stamp.cjs');
const { serverFiles } = require('./server-half.cjs');
const { GENERATED } = require('./stable-ids.cjs');
const { usedExports } = require('./used-exports.cjs');

const RELEASE_FILE = 'release.json';
/** An unused report of the bundler, which names the folder of the build. */
const STATS_FILE = 'mf-stats.json';

function describeFile(dir, file) {
  const bytes = fs.readFileSync(path.join(dir, file));
  return {
    path: file,
    integrity: `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    gzipBytes: zlib.gzipSync(bytes, { level: 9 }).length,
  };
}

const isScript = (file) => /\.(js|css)$/.test(file);
/** In one order: that of chunks in a group differs from build to build. */
const listed = (files) => [...new Set(files)].sort();
const filesOf = (chunks) => listed([...chunks].flatMap((chunk) => [...chunk.files])).filter(isScript);

/** Share key → chunks in which a consumer of it sits. */
function consumersByKey(compilation) {
  const consumers = new Map();
  for (const module of compilation.modules) {
    if (module.type !== 'consume-shared-module') continue;
    const chunks = [...compilation.chunkGraph.getModuleChunksIterable(module)];
    consumers.set(module.options.shareKey, [...(consumers.get(module.options.shareKey) ?? []), ...chunks]);
  }
  return consumers;
}

/** Keys with a consumer in one of `chunks`. By chunk, not by file: a chunk of shared entries alone has no file. */
function keysConsumedIn(consumers, chunks) {
  const wanted = new Set(chunks);
  return [...consumers].filter(([, places]) => places.some((chunk) => wanted.has(chunk))).map(([key]) => key);
}

/** Share key → the chunks that load it. */
function providersByKey(compilation) {
  const providers = new Map();
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const group = module.blocks[0] && compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
    providers.set(module._name, group ? group.chunks : []);
  }
  return providers;
}

/** What modules of the first scripts import statically. */
function keysImportedFirst({ chunks, chunkGraph }) {
  const first = [...chunks].filter((chunk) => chunk.canBeInitial());
  const modules = first.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  const sources = modules.flatMap((module) => (module.modules ? [...module.modules] : [module]));
  return new Set(sources.flatMap(({ dependencies }) => dependencies.map(({ request }) => request)));
}

/** `./job-search` → the chunks that load it. */
function chunksOfExpose(compilation, expose) {
  const name = `__federation_expose_${expose.slice(2).replaceAll('-', '_')}`;
  return compilation.namedChunkGroups.get(name).chunks;
}

/** Source modules whose code lies in this build's own files; several may have been joined into one. */
function ownModules(compilation) {
  return [...compilation.modules]
    .filter((module) => compilation.chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => (module.modules ? [...module.modules] : [module]))
    .filter(({ resource }) => resource && !GENERATED.test(resource));
}

const fileOf = ({ resource }) => resource.split('?')[0];

/** Names of outside packages whose code lies in this build's own files. */
function bundledPackages(modules) {
  const names = modules.map((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(fileOf(module))?.[1]);
  return [...new Set(names)].filter((name) => name !== undefined).sort();
}

const MOST_MODULES = 30;

/** `mf-jobs/src/…`, `shared-ui/src/…`, `node_modules/…`: the same in every folder. */
function nameOf(file, { name, dir }) {
  const relative = path.relative(dir, file).split(path.sep).join('/');
  const [inPackages] = /(?<=^|\/)node_modules\/.*$/.exec(relative) ?? [];
  if (inPackages) return inPackages;
  return relative.startsWith('../') ? relative.replace(/^(\.\.\/)+/, '') : `${name}/${relative}`;
}

/** The largest modules, from which the registry names the one that grew. */
function largestModules(modules, build) {
  const sizes = new Map();
  for (const module of modules) {
    const file = nameOf(fileOf(module), build);
    sizes.set(file, (sizes.get(file) ?? 0) + Math.round(module.size()));
  }
  return [...sizes]
    .map(([file, bytes]) => ({ path: file, bytes }))
    .sort((x, y) => y.bytes - x.bytes || (x.path < y.path ? -1 : 1))
    .slice(0, MOST_MODULES);
}

/**
 * Writes `release.json` beside the built files: what this build is, holds, needs and provides
 * (`releaseSchema` in shared-schema/platform).
 */
class ReleasePlugin {
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.afterOptimizeChunkIds.tap('ReleasePlugin', () =>
        this.refuseEagerUseOfLazyShares(compilation),
      );
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () =>
        compilation.deleteAsset(STATS_FILE),
      );
    });
    // Read in another process while this one bundles. A development build is never published: nobody asks what it fits.
    let shared;
    compiler.hooks.beforeRun.tap('ReleasePlugin', () => {
      if (this.options.isDevelopment) return;
      shared = this.options.contract.readTypes();
      // Told below, where it is waited for.
      shared.catch(() => undefined);
    });
    compiler.hooks.afterEmit.tapPromise('ReleasePlugin', async (compilation) => {
      const dir = compilation.outputOptions.path;
      const release = this.describe(compilation, dir, await shared);
      fs.writeFileSync(path.join(dir, RELEASE_FILE), `${JSON.stringify(release, null, 2)}\n`);
    });
  }

  /** A static import of a lazily shared entry from the host's own scripts would put it among the first ones. */
  refuseEagerUseOfLazyShares(compilation) {
    if (this.options.remote) return;
    for (const key of keysImportedFirst(compilation)) {
      if (!this.isLazy(key)) continue;
      compilation.errors.push(
        new Error(
          `${key} is imported by the host's first scripts but shared lazily: add it to plumbline.eager of its package.json, or import it dynamically.`,
        ),
      );
    }
  }

  describe(compilation, dir, shared) {
    const { name, owner, version, dir: sources, shares, remote, contract, offers } = this.options;
    const consumers = consumersByKey(compilation);
    const modules = ownModules(compilation);
    const files = fs.readdirSync(dir, { recursive: true }).map(String).sort();
    const built = files.filter((file) => file !== RELEASE_FILE && fs.statSync(path.join(dir, file)).isFile());
    const versions = new Map(shares.map((share) => [share.key, share.version]));
    const needs = [...consumers.keys()].sort().map((key) => [key, `^${versions.get(key)}`]);
    return {
      name,
      kind: remote ? 'remote' : 'host',
      owner,
      version,
      ...gitStamp(sources, contract.sources),
      builtAt: new Date().toISOString(),
      entry: remote ? 'remoteEntry.js' : 'index.html',
      files: built.map((file) => describeFile(dir, file)),
      server: serverFiles(built),
      exposes: remote ? this.describeExposes(compilation, consumers) : {},
      needs: remote ? Object.fromEntries(needs) : {},
      provides: remote ? {} : this.describeProvides(compilation),
      labels: remote ? remote.labels : { en: {}, fr: {} },
      bundled: bundledPackages(modules),
      typesDigest: crypto
        .createHash('sha256')
        .update(JSON.stringify(remote?.exposes ?? {}))
        .digest('hex'),
      modules: largestModules(modules, { name, dir: sources }),
      ...this.describeTypes(modules, shared),
      ...(remote ? { manifest: remote.manifest } : { state: contract.state, offers }),
    };
  }

  describeTypes(modules, shared) {
    const { dir, remote } = this.options;
    if (!shared) return { types: {}, slots: {} };
    if (!remote) return { types: shared.exports, slots: shared.slots };
    const own = modules.map(fileOf).filter((file) => file.startsWith(dir + path.sep) && /\.tsx?$/.test(file));
    const slots = remote.manifest.slots.map(({ slot }) => [slot, shared.slots[slot] ?? []]);
    return { types: usedExports([...new Set(own)], shared.exports), slots: Object.fromEntries(slots) };
  }

  describeExposes(compilation, consumers) {
    const described = Object.keys(this.options.remote.exposes).map((expose) => {
      const chunks = chunksOfExpose(compilation, expose);
      const shared = keysConsumedIn(consumers, chunks).filter((key) => this.isLazy(key));
      return [expose, { files: filesOf(chunks), shared: shared.sort() }];
    });
    return Object.fromEntries(described);
  }

  describeProvides(compilation) {
    const providers = providersByKey(compilation);
    return Object.fromEntries(
      this.options.shares
        .filter(({ key }) => providers.has(key))
        .map(({ key, version }) => [key, { version, files: filesOf(providers.get(key)) }]),
    );
  }

  isLazy(key) {
    return this.options.shares.some((share) => share.key === key && !share.eager);
  }
}

module.exports = { ReleasePlugin, filesOf };
