/** Uses the server of an image in every way that needs files, and reports. */
import path from 'node:path';
import { freePort } from '../../tooling/scripts/checks.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { report } from '../faults/report.mjs';
import { startContainer } from './container.mjs';
import { listIdle } from './idle-files.mjs';
import { startMailServer } from './mail-server.mjs';
import { visitPages, visitServer } from './visits.mjs';

/** As in compose: what a server may write to, besides the volumes of the image. */
const DISKS = ['/uploads'];
const MAIL_MS = 30_000;
const STOP_MS = 10_000;

/** What `act` returns, or the error that it throws. */
function outcomeOf(act) {
  try {
    return act();
  } catch (error) {
    return String(error.stderr ?? error).trim();
  }
}

/** Commands of the container: `[what, is it so, what was found]` of each. */
function runCommands(image, { run }) {
  const health = outcomeOf(() => run(...image.health));
  const user = outcomeOf(() => run('id', '--user', '--name')).trim();
  const written = outcomeOf(() => run('touch', path.join(image.folder, 'written')));
  const checked = outcomeOf(() => run('node', 'server/dist/check-data.js', '--json'));
  const saved = outcomeOf(() => run('node', 'server/dist/backup.js', 'file:///data/backups'));
  return [
    ['the health check of the image passes', health === '', health],
    ['it runs as a user without rights', user === image.user && user !== 'root', user],
    ['its disk cannot be written to', written.includes('Read-only file system'), written],
    ['check-data runs in it', checked.startsWith('['), checked],
    ['backup runs in it', / tables, /.test(saved), saved],
  ];
}

/**
 * `shares`: the registry and its public keys, as `[folder here, folder in the image]`. A broken promise gives an error exit
 * code.
 */
export async function tryContainer(image, { work, databaseUrl, shares }) {
  const mail = await startMailServer();
  const port = await freePort();
  const env = {
    ...{ PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, DATABASE_URL: databaseUrl },
    ...{ SIGNING_KEY: 'tried-once-and-thrown-away-again', STORAGE_URL: 'file:///uploads' },
    ...{ REGISTRY_DIR: '/registry', REGISTRY_KEYS: '/keys', SMTP_URL: mail.url, LOG_LEVEL: 'error' },
  };
  const began = Date.now();
  const container = await startContainer(image, { work, env, disks: DISKS, shares });
  const readyMs = Date.now() - began;
  const visits = [...(await visitServer(container)), ...(await visitPages(container))];
  const isMailed = await waitUntil(() => mail.count() > 0, MAIL_MS);
  const commands = runCommands(image, container);
  const { code, ms, opened } = await container.stop();
  mail.stop();
  console.table(listIdle(image, opened));
  report('the image of deploy/Dockerfile', {
    rows: [
      ['ready after', `${readyMs} ms`],
      ['stopped after', `${ms} ms`],
    ],
    promises: [
      ...commands,
      ...visits,
      ['a mail is sent', isMailed, mail.count()],
      ['it stops with 0 within ten seconds', code === 0 && ms < STOP_MS, `${code} after ${ms} ms`],
    ],
  });
}
