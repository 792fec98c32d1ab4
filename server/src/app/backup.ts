/**
 * Run by its file, with the server's settings and while it runs: `node server/dist/backup.js file:///backups`; in a
 * checkout `npm run backup -- file:///backups`. Rows and files of one moment, to a folder or bucket.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Client } from 'pg';
import { backUp } from '../kit/backup/back-up';
import { retain } from '../kit/backup/backup-files';
import { archiveName } from '../kit/backup/place';
import type { BackupPlace } from '../kit/backup/place';
import { restoreRows } from '../kit/backup/restore-rows';
import { checkRows } from '../kit/checks/check-rows';
import { openStore } from '../kit/storage/open-store';
import { startEmbeddedPostgres } from '../database/embedded';
import { isPostgresInstalled } from '../database/embedded-binaries';
import { readConfig } from '../settings/config';
import { StartError } from '../settings/start-error';
import { readPlaceCall, withPlace } from './backup-place';
import { databaseUrl, runCommand, withClient } from './operator-database';

const USAGE =
  'Say where to: backup <place>, a file:///folder or s3://bucket/prefix; --key <file>: sealed with what it holds; --keep 7: older ones go; --verify: restored on trial.';

const NOTHING_TO_VERIFY_IN =
  '--verify restores into an embedded PostgreSQL, and none is installed here: make the image with --embedded, or back up without --verify and restore into an empty database of your own.';

async function main(words: readonly string[]): Promise<string> {
  const call = await readPlaceCall(words, USAGE, { keep: { type: 'string' }, verify: { type: 'boolean' } });
  const keep = call.values['keep'] === undefined ? undefined : Number(call.values['keep']);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) throw new StartError(USAGE);
  // Before it begins: a backup that is made and not verified would look like one that failed.
  if (call.values['verify'] === true && !isPostgresInstalled()) throw new StartError(NOTHING_TO_VERIFY_IN);
  const config = readConfig(process.env);
  return withPlace(call, config, async (place) => {
    const name = archiveName(new Date(), call.key);
    const { said, missing } = await withClient(databaseUrl(config), (client) =>
      backUp(client, { name, place, store: openStore(config) }),
    );
    // What there is was kept, and whoever called it hears that it is not all.
    if (missing > 0) process.exitCode = 1;
    const lines = [said];
    if (call.values['verify'] === true) lines.push(await verify(place, name));
    if (keep !== undefined) lines.push(`${await retain(place, keep)} older backups removed.`);
    return lines.join('\n');
  });
}

/** Into a PostgreSQL that is thrown away. */
async function verify(place: BackupPlace, name: string): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'plumbline-verify-'));
  // Under root it runs as another user, who must be able to walk in.
  await fs.chmod(folder, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  try {
    return await withClient(postgres.url, (client) => verifyIn(client, postgres.url, { place, name }));
  } finally {
    await postgres.stop();
    await fs.rm(postgres.folder, { recursive: true, force: true });
    await fs.rm(folder, { recursive: true, force: true });
  }
}

async function verifyIn(client: Client, url: string, { place, name }: { place: BackupPlace; name: string }) {
  const archive = await place.open(name);
  const count = await restoreRows(client, url, archive).finally(archive.end);
  const there = new Set<string>();
  for await (const key of place.files.list()) there.add(key);
  const missing = archive.keys.filter((key) => !there.has(key)).length;
  const broken = (await checkRows(client)).filter((finding) => finding.count > 0);
  const notes = broken.map((finding) => ` Broken, ${finding.count} times: ${finding.name}.`).join('');
  return `Verified: ${count} rows restored and compared, ${missing} files missing.${notes}`;
}

runCommand(main(process.argv.slice(2)));
