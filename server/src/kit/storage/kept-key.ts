import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartError } from '../../settings/start-error';

/** Characters; 32 random bytes have 43. */
const KEY_MIN = 32;

/**
 * The key in this file, made at the first use. Of two processes that make one at once, the first one's is kept. A file
 * that a crash left empty is no key: everybody would know it.
 */
export function keptKey(file: string, make: () => string): string {
  if (!fs.existsSync(file)) keep(file, make());
  const key = fs.readFileSync(file, 'utf8').trim();
  if (key.length < KEY_MIN)
    throw new StartError(`${file} holds no key: restore it, or remove the file to have a new one made.`);
  return key;
}

type Keys = { signingKey: string | undefined; dataDir: string };

/** What nobody can know who holds the database alone: SIGNING_KEY, else a key made at the first use and kept in `dataDir`. */
export function secretOf({ signingKey, dataDir }: Keys): string {
  return signingKey ?? keptKey(path.join(dataDir, 'seal-key'), () => randomBytes(32).toString('base64url'));
}

/** On the disk before it has its name. */
function keep(file: string, key: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${key}\n`, { mode: 0o600, flush: true });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}
