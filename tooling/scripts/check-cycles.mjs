/**
 * Import cycles of files, and of folders that stand beside each other, at every depth below `src`; those of types
 * included. Tests and their `testing` may import any folder. `check-cycles.mjs [folder]`: of another checkout.
 */
import path from 'node:path';
import dpdm from 'dpdm';
import { ROOT, stop } from './checks.mjs';

const root = path.resolve(process.argv[2] ?? ROOT);

const sources = ['*/src/**/*.{ts,tsx}', 'server/{gazetteer,testing}/**/*.ts'].map((pattern) =>
  path.join(root, pattern),
);
const tree = await dpdm.parseDependencyTree(sources, { context: root, exclude: /node_modules/ });

const TEST = /\.test\.tsx?$|\/testing(\/|\.tsx?$)/;

/** The folder that holds `file`, and that of `imported`, where both first part: `[shell/src/frame, shell/src/boot]`. */
function foldersBetween(file, imported) {
  const [from, to] = [file, imported].map((each) => path.posix.dirname(each).split('/'));
  const depth = from.findIndex((name, index) => name !== to[index]);
  const isBelowSrc = from.slice(0, depth).includes('src');
  if (depth === -1 || !isBelowSrc || to[depth] === undefined) return undefined;
  return [from, to].map((names) => names.slice(0, depth + 1).join('/'));
}

/** Folders with those that they import, and one import as the reason of each: as `dpdm` holds files. */
const folders = {};
for (const [file, imports] of Object.entries(tree)) {
  if (TEST.test(file)) continue;
  for (const { id } of imports ?? []) {
    const [from, to] = (id && !TEST.test(id) && /\.tsx?$/.test(id) && foldersBetween(file, id)) || [];
    if (from === undefined || folders[from]?.some((folder) => folder.id === to)) continue;
    (folders[from] ??= []).push({ id: to, reason: `${file} imports ${id}` });
  }
}

const reasonsOf = (cycle) =>
  cycle.map((folder, index) => {
    const next = cycle[(index + 1) % cycle.length];
    return folders[folder].find(({ id }) => id === next).reason;
  });

const problems = [
  ...dpdm.parseCircular(tree).map((files) => `Files: ${files.join(' → ')}`),
  ...dpdm
    .parseCircular(folders)
    .map((cycle) => `Folders: ${cycle.join(' → ')}\n    ${reasonsOf(cycle).join('\n    ')}`),
];
if (problems.length > 0) stop(`Import cycles:\n  ${problems.join('\n  ')}`);
