/** `release.json` of a folder with changed files, as its build would have written it. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

function describeFiles(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file !== 'release.json' && fs.statSync(path.join(folder, file)).isFile())
    .map((file) => {
      const bytes = fs.readFileSync(path.join(folder, file));
      return {
        path: file,
        integrity: `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`,
        bytes: bytes.length,
        gzipBytes: zlib.gzipSync(bytes, { level: 9 }).length,
      };
    });
}

export function writeRelease(folder, release) {
  fs.writeFileSync(
    path.join(folder, 'release.json'),
    JSON.stringify({ ...release, files: describeFiles(folder) }),
  );
}
