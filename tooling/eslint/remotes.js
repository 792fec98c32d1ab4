import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder names of the remotes. Read from disk, so that two branches that each add one have no line in common. */
export const REMOTES = fs
  .readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mf-') && fs.existsSync(path.join(ROOT, folder, 'package.json')))
  .sort();
