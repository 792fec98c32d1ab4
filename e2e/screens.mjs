/**
 * `npm run screens -w e2e -- <folder> [-g text]`: pictures of every page at 360, 768, 1280 and 1920 px, light and dark,
 * in English and French, as a visitor, a client and a contractor of the demo world. For people to look at. Further
 * arguments go on to Playwright: `-g '/jobs as client'` takes some of them.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';

const [folder, ...further] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Where to? npm run screens -w e2e -- <folder> [-g text]\n');
  process.exit(1);
}
const child = spawn(process.execPath, ['run.mjs', '--config', 'screens.config.mjs', ...further], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: { ...process.env, SCREENS_DIR: path.resolve(process.env.INIT_CWD ?? '.', folder) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
