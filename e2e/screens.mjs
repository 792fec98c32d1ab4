/**
 * `npm run screens -w e2e -- <folder>`: pictures of every page at 360, 768 and 1280 px, light and dark, in English
 * and French, as a visitor, a client and a contractor of the demo world. For people to look at.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Where to? npm run screens -w e2e -- <folder>\n');
  process.exit(1);
}
const child = spawn(process.execPath, ['run.mjs', '--config', 'screens.config.mjs'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, SCREENS_DIR: path.resolve(process.env.INIT_CWD ?? '.', folder) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
