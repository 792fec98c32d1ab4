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

/** For GitHub; a member of the team is who `trust-ci` says that these runs are. */
const workflowFor = (site) => `name: remote
on:
  push: { branches: [main] }
  pull_request:
permissions: { contents: read, id-token: write, pull-requests: write }
concurrency: { group: '\${{ github.ref }}' }
env:
  PLUMBLINE_REGISTRY: ${site}
jobs:
  remote:
    runs-on: ubuntu-latest
    timeout-minutes: 60
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
      - if: github.event_name == 'pull_request'
        run: npx plumbline review > review.md
      - if: github.event_name == 'pull_request' && !cancelled() && hashFiles('review.md') != ''
        run: gh pr comment \${{ github.event.number }} --body-file review.md --edit-last --create-if-none
        env: { GH_TOKEN: '\${{ github.token }}' }
      - if: github.event_name == 'push'
        run: npx plumbline release
`;

/** The same for GitLab, with a token of the registry and one that may write notes. */
const pipelineFor = (site) => `image: node:20
variables: { PLUMBLINE_REGISTRY: '${site}' } # PLUMBLINE_TOKEN, NOTES_TOKEN: masked, in the settings
workflow:
  rules:
    - if: $CI_MERGE_REQUEST_IID
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
remote:
  cache: { key: { files: [package-lock.json] }, paths: [.npm] }
  script:
    - npm ci --ignore-scripts --cache .npm
    - npx plumbline sync --locked
    - npx plumbline lint
    - npx plumbline typecheck
    - npx plumbline test
    - npx plumbline build
    - |
      if [ -z "$CI_MERGE_REQUEST_IID" ]; then npx plumbline release; exit; fi
      npx plumbline review > review.md && code=0 || code=$?
      curl -sf -H "PRIVATE-TOKEN: $NOTES_TOKEN" --data-urlencode body@review.md \\
        "$CI_API_V4_URL/projects/$CI_PROJECT_ID/merge_requests/$CI_MERGE_REQUEST_IID/notes"
      exit $code
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
    '.github/workflows/remote.yml': workflowFor(site),
    '.gitlab-ci.yml': pipelineFor(site),
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
