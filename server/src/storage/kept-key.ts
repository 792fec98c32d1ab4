import fs from 'node:fs';
import path from 'node:path';

/** The key in this file, made at the first use. Of two processes that make one at once, the first one's is kept. */
export function keptKey(file: string, make: () => string): string {
  if (!fs.existsSync(file)) keep(file, make());
  return fs.readFileSync(file, 'utf8').trim();
}

function keep(file: string, key: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, `${key}\n`, { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
}
