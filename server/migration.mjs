// Writes the migration for what changed in src/database/tables: `node migration.mjs --name add-offers`
// (`--custom` for SQL by hand). drizzle-kit looks for drizzle-orm beside itself, but npm may have put it into this
// package only; a link for the length of the command makes both meet.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (name, from) => {
  const [, above] =
    new RegExp(`^(.*[\\\\/]node_modules)[\\\\/]${name}[\\\\/]`).exec(from.resolve(name)) ?? [];
  return path.join(above, name);
};
const kit = folderOf('drizzle-kit', require);
const orm = folderOf('drizzle-orm', require);
const link = path.join(path.dirname(kit), 'drizzle-orm');
const isMissing = !fs.existsSync(link);

if (isMissing) fs.symlinkSync(orm, link);
try {
  const { status } = spawnSync(
    process.execPath,
    [path.join(kit, 'bin.cjs'), 'generate', ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      cwd: import.meta.dirname,
    },
  );
  process.exitCode = status ?? 1;
} finally {
  if (isMissing) fs.rmSync(link);
}
