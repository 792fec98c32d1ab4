/**
 * One monolith of the very same sources: same loaders, same minifier, lazy routes, integrity of every chunk, but no
 * federation. It is what the federated site is measured against.
 */
import { createRequire } from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT } from '../tooling/scripts/checks.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

const FEDERATION_PLUGINS = [
  'HostSharesPlugin',
  'ModuleFederationPlugin',
  'ReleasePlugin',
  'ServerHalfPlugin',
];

/** What a remote exposes, `./job-search` → its source. */
export function exposesOf(remote) {
  return require('../tooling/webpack/remote-manifest.cjs').readRemote(path.join(ROOT, remote)).exposes;
}

/** The name of the monolith's chunk that holds a module of a remote. */
export function chunkName(remote, expose) {
  return `${remote}${expose.slice(1)}`.replaceAll('/', '~');
}

/** The scripts of a named chunk and of what it needs besides. */
export function filesOf(compilation, name) {
  const files = compilation.namedChunkGroups.get(name)?.getFiles() ?? [];
  return files.filter((file) => file.endsWith('.js'));
}

/** Stands in for Module Federation: the same interface over ordinary dynamic imports. */
function writeMonolithFederation(file) {
  const cases = REMOTES.flatMap((remote) => {
    return Object.entries(exposesOf(remote)).map(([expose, source]) => {
      const name = JSON.stringify(chunkName(remote, expose));
      const target = JSON.stringify(path.join(ROOT, remote, source));
      return `  ${JSON.stringify(remote + expose.slice(1))}: () => import(/* webpackChunkName: ${name} */ ${target}),`;
    });
  });
  const source = [
    `const modules = {\n${cases.join('\n')}\n};`,
    'export const createFederation = () => ({',
    '  register() {},',
    '  load: (remote, expose) => modules[remote.name + expose.slice(1)](),',
    '});',
  ];
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${source.join('\n')}\n`);
}

/** Keeps webpack's work of the build before in a folder; without one, nothing is kept. */
export function cacheIn(config, folder) {
  return folder === undefined ? false : { ...config.cache, cacheDirectory: folder };
}

function monolithConfig(cacheFolder) {
  const shell = path.join(ROOT, 'shell');
  const output = path.join(ROOT, 'bench/.cache/monolith');
  const federation = path.join(output, '../monolith-federation.js');
  writeMonolithFederation(federation);
  const config = require('../tooling/webpack/builder.cjs')(shell)({}, { mode: 'production' });
  const replace = new webpack.NormalModuleReplacementPlugin(/\/remotes\/federation$/, federation);
  return {
    ...config,
    output: { ...config.output, path: output },
    cache: cacheIn(config, cacheFolder),
    plugins: [
      ...config.plugins.filter((plugin) => !FEDERATION_PLUGINS.includes(plugin.constructor.name)),
      replace,
    ],
  };
}

/** One build; gives webpack's compilation. */
export function compile(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config, (error, stats) => {
      if (error ?? stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve(stats.compilation));
    });
  });
}

/** Builds the monolith into `bench/.cache/monolith` and returns webpack's compilation. */
export function buildMonolith(cacheFolder) {
  return compile(monolithConfig(cacheFolder));
}
