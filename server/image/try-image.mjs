/**
 * `npm run try-image`: goes through `deploy/Dockerfile` without a container engine, starts what comes of it as compose
 * does, with the site that its build stage publishes, and says which files of the image no visit opened.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { requireInstalled, ROOT, stop } from '../../tooling/scripts/checks.mjs';
import { readCommandLine } from '../../tooling/scripts/command-line.mjs';
import { makeStages, runIn } from './stages.mjs';
import { tryContainer } from './trial.mjs';

const { names } = readCommandLine(
  `npm run try-image -- <DATABASE_URL>
Tries every line of deploy/Dockerfile in empty Debian roots, and uses its server with that empty database. Takes some
minutes and 6 GB of the temporary folder. Needs: apt, debootstrap, strace, root.`,
  { names: 1 },
);
const [databaseUrl] = names;
requireInstalled('npm run try-image');
if (databaseUrl === undefined) stop('Which database? npm run try-image -- postgres://…');
if (process.getuid() !== 0) stop('Only root can make a Debian root.');

const say = (line) => process.stdout.write(`${line}\n`);

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-image-'));
fs.chmodSync(work, 0o755);
process.once('exit', () => fs.rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/** Publishes the site from the build stage. Returns what its servers share. */
function publishFrom(build) {
  const env = { PROFILE: 'production', REGISTRY_DIR: '/registry', REGISTRY_KEYS: '/secret' };
  runIn(build, 'npm run registry -- keygen', env);
  runIn(build, 'npm run registry -- publish shell/dist mf-*/dist', env);
  const keys = path.join(build.root, 'keys');
  fs.mkdirSync(keys);
  runIn(build, 'cp /secret/*.public.pem /keys/');
  return [
    [path.join(build.root, 'registry'), '/registry'],
    [keys, '/keys'],
  ];
}

const { build, image } = makeStages(path.join(ROOT, 'deploy/Dockerfile'), { work, say });
await tryContainer(image, { work, databaseUrl, shares: publishFrom(build) });
process.exit();
