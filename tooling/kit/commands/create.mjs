/** `plumbline new mf-rental`: a remote with one page, its menu entry, texts and tests, in a folder of its own. */
import fs from 'node:fs';
import path from 'node:path';
import { namesOf, remoteFiles } from '../../scripts/scaffold.mjs';
import { Stop } from './repository.mjs';
import { fetchContract } from './sync.mjs';

const NAME = /^mf-[a-z]+(-[a-z]+)*$/;
const SCRIPTS = ['sync', 'dev', 'typecheck', 'lint', 'test', 'build', 'can-deploy'];
/** After the entries there are. */
const LAST = 900;

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const WORKFLOW = `name: remote
on:
  push: { branches: [main] }
  pull_request:
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20, cache: npm }
      - run: npm ci --ignore-scripts
      - run: npx plumbline sync --locked
      - run: npx plumbline lint
      - run: npx plumbline typecheck
      - run: npx plumbline test
      - run: npx plumbline build
      - run: npx plumbline can-deploy
`;

function refuseTaken(remote, names, { remotes, reserved }) {
  if (!NAME.test(remote))
    throw new Stop('A remote is called mf- and small words with hyphens: plumbline new mf-tool-rental');
  if (remote in remotes) throw new Stop(`${remote} is taken: the site has a remote of that name.`);
  if (reserved.paths.includes(names.path))
    throw new Stop(`${remote} is taken: the site itself answers ${names.path}.`);
  const owner = Object.keys(remotes).find((other) =>
    [...remotes[other].pages, ...remotes[other].redirects].some(({ path: taken }) => taken === names.path),
  );
  if (owner) throw new Stop(`${remote} is taken: ${names.path} is a page of ${owner}.`);
}

/** The files of a remote in this repository's form, changed where a repository of its own differs. */
function filesFor(names, { site, contract }) {
  const files = remoteFiles(names, {});
  delete files['webpack.config.cjs'];
  const declared = JSON.parse(files['remote.json']);
  const [{ title, path: page }] = declared.pages;
  return {
    ...files,
    'package.json': json({
      name: names.noun,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `plumbline ${name}`])),
      devDependencies: { '@plumbline/remote-kit': site + contract.kit.url },
    }),
    'remote.json': json({
      ...declared,
      nav: [{ menu: contract.menus[0], audience: 'everyone', path: page, label: title, order: LAST }],
    }),
    'jest.config.cjs': "module.exports = require('@plumbline/remote-kit/jest')(__dirname);\n",
    'eslint.config.mjs': "export { default } from '@plumbline/remote-kit/eslint';\n",
    'tsconfig.json': json({ extends: './.plumbline/tsconfig.json', include: ['src'] }),
    '.gitignore': 'node_modules/\ndist/\ndist-dev/\n.cache/\n.plumbline/\n',
    '.github/workflows/remote.yml': WORKFLOW,
  };
}

export async function create({ site: given, key }, [remote = '', folder = remote]) {
  if (!given || !key)
    throw new Stop('plumbline new <mf-name> [folder] --site <address> --key <key, from the invitation>');
  const site = given.replace(/\/+$/, '');
  const names = namesOf(remote);
  const { opened } = await fetchContract(site, key);
  refuseTaken(remote, names, opened.contract);
  const dir = path.resolve(folder);
  if (fs.existsSync(dir) && fs.readdirSync(dir).some((file) => file !== '.git'))
    throw new Stop(`${dir} is not empty.`);
  for (const [file, text] of Object.entries(filesFor(names, { site, contract: opened.contract }))) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
  process.stdout.write(`${remote} is there, with one page at ${names.path}. Now:

  cd ${folder}
  npm install
  npx plumbline sync --site ${site} --key ${key}
  npx plumbline dev
`);
}
