/**
 * `npm run new-remote -- mf-tool-rental`: a remote with one public page, `/tool-rental`, that builds, passes its tests
 * and lint, and can be published at once. Needs no network.
 */
import fs from 'node:fs';
import path from 'node:path';
import { remotesIn, requireNode, ROOT, stop } from './checks.mjs';
import { readCommandLine } from './command-line.mjs';
import { lockWith, namesOf, remoteFiles } from './scaffold.mjs';

const NAME = /^mf-[a-z]+(-[a-z]+)*$/;
/** Namespaces of texts that are not a remote's. */
const NAMESPACES = ['shell', 'ui', 'schema'];
/** Where server, edge and shell answer themselves. */
const PATHS = ['api', 'artifacts', 'dev', 'dev-shell', 'healthz', 'metrics', 'platform', 'preview', 'readyz'];

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

function refuseName(remote) {
  if (!NAME.test(remote))
    stop(`A remote is called mf- and small words with hyphens: npm run new-remote -- mf-tool-rental`);
  const { noun } = namesOf(remote);
  if (NAMESPACES.includes(noun) || PATHS.includes(noun))
    stop(`${remote} is taken: the site itself uses "${noun}". Choose another name.`);
}

/** A page or redirect of another remote at the new one's path. */
function ownerOf(root, wanted) {
  return remotesIn(root).find((remote) => {
    const { pages, redirects = [] } = readJson(path.join(root, remote, 'remote.json'));
    return [...pages, ...redirects].some(({ path: taken }) => taken === wanted);
  });
}

function refuseTaken(root, names) {
  if (fs.existsSync(path.join(root, names.remote)))
    stop(`${names.remote} is taken: there is a folder of that name. Choose another name.`);
  const owner = ownerOf(root, names.path);
  if (owner) stop(`${names.remote} is taken: ${names.path} is a page of ${owner}. Choose another name.`);
}

function write(root, files) {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}

/** The link that `npm install` would make: no second install is needed. */
function link(root, remote) {
  const scope = path.join(root, 'node_modules/@plumbline');
  if (!fs.existsSync(scope)) return;
  const place = path.join(scope, remote);
  fs.rmSync(place, { recursive: true, force: true });
  fs.symlinkSync(path.join('../..', remote), place, 'junction');
  const installed = path.join(root, 'node_modules/.package-lock.json');
  const now = new Date();
  if (fs.existsSync(installed)) fs.utimesSync(installed, now, now);
}

/** Adds every remote of the checkout that the lock file does not name. */
function completeLock(root, ...more) {
  const file = path.join(root, 'package-lock.json');
  const text = fs.readFileSync(file, 'utf8');
  if (text.includes('\n<<<<<<< '))
    stop('package-lock.json holds conflict marks: git checkout --ours package-lock.json, then again.');
  fs.writeFileSync(file, lockWith(text, [...remotesIn(root), ...more]));
}

requireNode();
const given = readCommandLine(
  `npm run new-remote -- mf-tool-rental [--root <folder>]
A remote with one public page, its texts and its test. --root: another checkout than this one.
npm run new-remote -- --lock
Only adds the remotes that are missing in the lock file, after a merge of two branches that each added one.`,
  { options: { root: { type: 'string', default: ROOT }, lock: { type: 'boolean' } }, names: 1 },
);
const [remote = ''] = given.names;
const root = path.resolve(given.root);
if (given.lock) {
  completeLock(root);
  process.exit();
}
refuseName(remote);
const names = namesOf(remote);
refuseTaken(root, names);
const sibling = readJson(path.join(root, remotesIn(root)[0], 'package.json'));
completeLock(root, remote);
write(path.join(root, remote), remoteFiles(names, sibling));
link(root, remote);
process.stdout.write(`${remote} is there, with one page at ${names.path}. Now:

  npm run dev -- ${remote}          to work on it, inside the whole site
  npm run preview -- ${remote}      to look at it alone
  npx lerna run lint,typecheck,test,build --scope @plumbline/${remote}
  npm run registry -- publish ${remote}/dist
`);
