const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

/**
 * A folder of text files as one compressed document, `{path: text}`, which needs no archiver to be read.
 * `isMeant`: which files; `written`: a text as it is to be packed.
 */
function packTree(dir, { isMeant = () => true, written = (text) => text } = {}) {
  const files = fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isMeant)
    .sort();
  return pack(
    Object.fromEntries(files.map((file) => [file, written(fs.readFileSync(path.join(dir, file), 'utf8'))])),
  );
}

const pack = (files) => zlib.gzipSync(JSON.stringify(files), { level: 9 });

module.exports = { pack, packTree };
