/** `plumbline sync`: the contract of the site, and the types and the kit of tests that belong to it. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import zlib from 'node:zlib';
import { CONTRACT, isLocked, KIT, OWN, readJson, readLock, Stop, writeLock } from './repository.mjs';

const { openContract } = createRequire(import.meta.url)('../registry.cjs');
const FORMAT = 1;

export async function get(url, absent = `${url} is not there.`) {
  const answer = await fetch(url).catch((error) => {
    throw new Stop(`${url} cannot be reached: ${error.cause?.message ?? error.message}`);
  });
  if (answer.status === 404) throw new Stop(absent);
  if (!answer.ok) throw new Stop(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** The base64 of a public key, as it stands in an invitation, as PEM. */
const pemOf = (key) => `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----\n`;

/** The contract at an address of the site, proven with the site's key. */
export async function fetchContract(site, key, where = 'contract.json') {
  const url = `${site}/platform/${where}`;
  const answer = JSON.parse(
    await get(url, `${url} is not there: the site's shell was built without the kit.`),
  );
  if (answer.contract?.format !== FORMAT)
    throw new Stop(`This kit (${KIT}) does not read the contract of the site: npx plumbline update`);
  const publicKeys = [pemOf(key)];
  try {
    return { opened: openContract(answer, publicKeys), publicKeys };
  } catch (error) {
    throw new Stop(`${url} is not to be trusted: ${error.message}`);
  }
}

/** Site and key: those given, or those of the lock. The first key comes with an invitation, never from the site. */
function partner({ site, key }) {
  const lock = isLocked() ? readLock() : {};
  const given = { site: (site ?? lock.site)?.replace(/\/+$/, ''), key: key ?? lock.key };
  if (!given.site || !given.key)
    throw new Stop('plumbline sync --site <address of the site> --key <its key, from the invitation>');
  return { ...lock, ...given };
}

async function fetchLocked() {
  const { site, key, contract } = readLock();
  const { opened } = await fetchContract(site, key, `contracts/${contract.sequence}.json`);
  if (opened.contract.hash !== contract.hash)
    throw new Stop(
      'The site has another contract under this number than plumbline.lock.json: npx plumbline sync',
    );
  return opened.contract;
}

function writeTree(folder, files) {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    if (!target.startsWith(folder + path.sep)) throw new Stop(`A bundle names ${file}, which lies outside.`);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
}

/** A tree of files of the site, in `.plumbline/<name>/`; one that is there already is left alone. */
export async function fetchBundle(site, { url, integrity }, name) {
  const folder = path.join(OWN, name);
  const mark = path.join(folder, '.integrity');
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === integrity) return folder;
  const bytes = await get(site + url);
  const found = `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== integrity) throw new Stop(`${site}${url} has other bytes than the contract says.`);
  writeTree(folder, JSON.parse(zlib.gunzipSync(bytes)));
  if (name === 'tests') writeTestEntries(folder);
  fs.writeFileSync(mark, integrity);
  return folder;
}

/** One small file for each name that the kit of tests answers to, for jest's resolver. */
function writeTestEntries(folder) {
  const entries = path.join(folder, 'entries');
  fs.mkdirSync(entries);
  for (const key of readJson(path.join(folder, 'keys.json')))
    fs.writeFileSync(
      path.join(entries, `${key.replaceAll('/', '+')}.cjs`),
      `module.exports = require('../test-kit.cjs').load(${JSON.stringify(key)});\n`,
    );
}

/** `.plumbline/tsconfig.json`, which the repository's own extends. */
function writeTypeSettings() {
  const entries = Object.entries(readJson(path.join(OWN, 'types/entries.json')));
  const { compilerOptions } = readJson(new URL('../../tsconfig.base.json', import.meta.url));
  const settings = {
    compilerOptions: {
      ...compilerOptions,
      paths: Object.fromEntries(entries.map(([name, file]) => [name, [`./types/${file}`]])),
      types: ['jest', 'node'],
      typeRoots: ['./types/node_modules/@types'],
    },
    files: ['./types/node_modules/@plumbline/testing/src/matchers.d.ts'],
  };
  fs.writeFileSync(path.join(OWN, 'tsconfig.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

/** `--locked`: what the lock names, so that builds repeat; otherwise what is live now, which the lock then names. */
export async function sync(options) {
  const before = isLocked() ? readLock() : undefined;
  const { site, key } = options.locked ? readLock() : partner(options);
  const contract = options.locked ? await fetchLocked() : (await fetchContract(site, key)).opened.contract;
  await fetchBundle(site, contract.bundles.types, 'types');
  await fetchBundle(site, contract.bundles.tests, 'tests');
  writeTypeSettings();
  fs.writeFileSync(CONTRACT, JSON.stringify(contract));
  const { hash, sequence } = contract;
  const isSame = before?.contract.hash === hash;
  // With another key the earlier document cannot be proven.
  if (!options.locked && !(isSame && before.key === key && before.site === site))
    writeLock({
      site,
      key,
      kit: contract.kit.version,
      contract: { hash, sequence },
      shell: contract.shell.version,
    });
  if (contract.kit.version !== KIT)
    process.stderr.write(`The site has kit ${contract.kit.version}, this is ${KIT}: npx plumbline update\n`);
  process.stdout.write(
    `Contract ${hash.slice(0, 8)}${isSame ? ', unchanged' : ''}, shell ${contract.shell.version}\n`,
  );
}
