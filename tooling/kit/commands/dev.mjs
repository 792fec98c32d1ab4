/**
 * `plumbline dev`: the running site with this one remote from its sources. A development server compiles the remote with
 * hot refresh; a proxy on this machine passes everything on to the site, and puts the remote and the development build
 * of the same shell into each page.
 */
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { webpackConfig } from './checks.mjs';
import { siteProxy } from './site-proxy.mjs';
import { DIR, readContract, readJson, readLock, Stop } from './repository.mjs';
import { fetchBundle } from './sync.mjs';
import { SHELL_BASE, startingPage } from './dev-page.mjs';

const require = createRequire(import.meta.url);
const { readRemote } = require('../../webpack/remote-manifest.cjs');

/** Resolves when the server listens; says so where somebody else does. */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }) =>
      reject(new Stop(code === 'EADDRINUSE' ? `Port ${port} is taken: plumbline dev --port <n>` : message)),
    );
    server.listen(port, 'localhost', () => resolve(server.address().port));
  });
}

/** A port that nobody has now. */
async function freePort() {
  const server = http.createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The development server of the remote, and a promise of its first build. */
async function serveRemote(port) {
  const WebpackDevServer = require('webpack-dev-server');
  process.env.PORT = String(port);
  const config = webpackConfig('development');
  const compiler = require('webpack')(config);
  const compiled = new Promise((resolve) => compiler.hooks.done.tap('plumbline', resolve));
  await new WebpackDevServer(config.devServer, compiler).start();
  return compiled;
}

export async function dev({ site: given, port: wanted = '3000' }) {
  const started = Date.now();
  const contract = readContract();
  const site = (given ?? readLock().site).replace(/\/+$/, '');
  const remotePort = await freePort();
  const shell = await fetchBundle(site, contract.bundles.shell, 'shell');
  const rewrite = startingPage({
    shell,
    // Read at each page: a new page or menu entry shows at the next load.
    remote: () => ({
      ...readRemote(DIR),
      version: readJson(path.join(DIR, 'package.json')).version,
      entry: `http://localhost:${remotePort}/remoteEntry.js`,
    }),
  });
  const assets = `${site}/artifacts/shell/${contract.shell.contentHash}/`;
  // Pictures and fonts are those of the deployed build, under the same names.
  const proxy = siteProxy({ site, rewrite, own: { base: SHELL_BASE, folder: shell, assets } });
  const port = await listen(proxy, Number(wanted));
  // After the port is had: what compiles would keep a command alive that has failed.
  const stats = await serveRemote(remotePort);
  if (stats.hasErrors()) process.stdout.write(`${stats.toString('errors-only')}\n`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `Ready in ${seconds} s: http://localhost:${port}, with hot refresh of what you save\n`,
  );
  return new Promise(() => undefined);
}
