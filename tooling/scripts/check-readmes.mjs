/**
 * Every room of `server/src` with each of its nouns, and every folder of a remote's `src`, stands in the README of its
 * package as `code`. A remote's README has 30 lines at most. Every link in a README or below `docs/` leads to a file that
 * exists, and to a heading of it. `check-readmes.mjs [folder]`: of another checkout.
 */
import fs from 'node:fs';
import path from 'node:path';
import { remotesIn, ROOT, stop } from './checks.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);

const foldersIn = (folder) =>
  fs.existsSync(path.join(root, folder))
    ? fs.readdirSync(path.join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    : [];
const namesIn = (folder) => foldersIn(folder).map(({ name }) => name);

/** Holds the texts of a remote, in each of them. */
const LOCALES = 'locales';

/** Rooms as their README names them, and the nouns and parts inside. */
const serverFolders = () =>
  namesIn('server/src').flatMap((room) => {
    if (room !== 'domains') return [`${room}/`, ...namesIn(`server/src/${room}`)];
    return namesIn('server/src/domains').flatMap((domain) => [
      `domains/${domain}/`,
      ...namesIn(`server/src/domains/${domain}`),
    ]);
  });

const READMES = {
  server: serverFolders(),
  ...Object.fromEntries(
    remotesIn(root).map((remote) => [remote, namesIn(`${remote}/src`).filter((name) => name !== LOCALES)]),
  ),
};

/** `src/x`, `domains/x/`, `x/y` and `x` itself, between backticks. */
function isNamed(text, folder) {
  return [...text.matchAll(/`([^`\n]+)`/g)].some(([, code]) => {
    const named = code.replace(/^src\//, '');
    return named === folder || named === `${folder}/` || named.startsWith(`${folder.replace(/\/$/, '')}/`);
  });
}

/** Lines that the README of a remote may have. */
const LONGEST = 30;

function readmeProblems([folder, names]) {
  const file = path.join(root, folder, 'README.md');
  if (!fs.existsSync(file)) return [`${folder} has no README.md`];
  const text = fs.readFileSync(file, 'utf8');
  const lines = text.trimEnd().split('\n').length;
  const isTooLong = folder !== 'server' && lines > LONGEST;
  return [
    ...(isTooLong
      ? [`${folder}/README.md has ${lines} lines: ${LONGEST} are enough for purpose and screens`]
      : []),
    ...names
      .filter((name) => !isNamed(text, name))
      .map((name) => `${folder}/README.md does not say what \`${name}\` is, a folder of ${folder}/src`),
  ];
}

const papers = ['.', ...namesIn('.'), ...['decisions', 'operations', 'rules'].map((name) => `docs/${name}`)]
  .filter((folder) => folder !== 'node_modules' && fs.existsSync(path.join(root, folder)))
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.join(folder, name)),
  );

const withoutCode = (text) =>
  text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, (code) => code.replace(/[[\]()]/g, ' '));

/** As GitHub makes the address of a heading. */
const anchorsOf = (file) =>
  [...fs.readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function brokenLinks(paper) {
  const text = withoutCode(fs.readFileSync(path.join(root, paper), 'utf8'));
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [target, anchor] = link.split('#');
      const file = path.join(root, target === '' ? paper : path.join(path.dirname(paper), target));
      return !fs.existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
    })
    .map((link) => `${paper}: the link to ${link} leads nowhere`);
}

const problems = [...Object.entries(READMES).flatMap(readmeProblems), ...papers.flatMap(brokenLinks)];
if (problems.length > 0) stop(problems.join('\n'));
