import fs from 'node:fs';
import path from 'node:path';

const MIB = 1024 * 1024;

/** What of a path tells the part of the image that it belongs to: a package, or a kind of file of a folder of the server. */
function partOf(file) {
  const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  return name ?? `${path.dirname(file).split('/').slice(0, 2).join('/')}/*${path.extname(file)}`;
}

/**
 * The image's own files by part, the largest idle one first: how many MiB there are, and how many of them lie in files that
 * are not among `opened`.
 */
export function listIdle({ root, folder }, opened) {
  const own = path.join(root, folder);
  const parts = {};
  for (const entry of fs.readdirSync(own, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = path.join(entry.parentPath, entry.name);
    const file = path.relative(own, place);
    const part = (parts[partOf(file)] ??= { files: 0, MiB: 0, idle: 0, 'idle MiB': 0 });
    const size = fs.statSync(place).size / MIB;
    const isIdle = !opened.has(path.join(folder, file));
    part.files += 1;
    part.MiB += size;
    part.idle += Number(isIdle);
    part['idle MiB'] += isIdle ? size : 0;
  }
  const rows = Object.entries(parts).toSorted(([, a], [, b]) => b['idle MiB'] - a['idle MiB']);
  const rounded = ({ MiB, 'idle MiB': idleMiB, ...counts }) => ({
    ...counts,
    MiB: Number(MiB.toFixed(2)),
    'idle MiB': Number(idleMiB.toFixed(2)),
  });
  return Object.fromEntries(rows.map(([name, part]) => [name, rounded(part)]));
}
