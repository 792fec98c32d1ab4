/**
 * Run by its file, with the server's settings and while it stands still: `node server/dist/restore.js file:///backups`;
 * in a checkout `npm run restore -- file:///backups`. Fills an empty database, then the store of files.
 */
import type { Client } from 'pg';
import { restoreFiles } from '../kit/backup/backup-files';
import type { BackupPlace } from '../kit/backup/place';
import { filesOfRows, restoreRows } from '../kit/backup/restore-rows';
import { openStore } from '../kit/storage/open-store';
import { startEmbeddedPostgres, urlOfRunning } from '../database/embedded';
import { readConfig } from '../settings/config';
import type { Config } from '../settings/config';
import { StartError } from '../settings/start-error';
import { readPlaceCall, withPlace } from './backup-place';
import { databaseUrl, runCommand, withClient } from './operator-database';

const USAGE =
  'Say where from: restore <place>, a file:///folder or s3://bucket/prefix; --key <file>: what opens it; --at <name>: not the newest; --files: files alone, those that are missing, while the site runs.';

async function main(words: readonly string[]): Promise<string> {
  const call = await readPlaceCall(words, USAGE, { at: { type: 'string' }, files: { type: 'boolean' } });
  const config = readConfig(process.env);
  return withPlace(call, config, async (place, folder) => {
    const bringFiles = async (client: Client) => {
      const target = { store: openStore(config), folder };
      return saidOf(await restoreFiles(place, target, await filesOfRows(client)));
    };
    if (call.values['files'] === true) return withClient(databaseUrl(config), bringFiles);
    const name = await chosen(place, call.values['at'] as string | undefined);
    return withOwnDatabase(config, (url) =>
      withClient(url, async (client) => {
        await requireStandstill(client);
        const archive = await place.open(name);
        const count = await restoreRows(client, url, archive).finally(archive.end);
        return `${name}: ${count} rows restored and compared. ${await bringFiles(client)}`;
      }),
    );
  });
}

async function chosen(place: BackupPlace, at: string | undefined): Promise<string> {
  const names = await place.archives();
  const name = at === undefined ? names.at(-1) : names.find((known) => known === at);
  if (name !== undefined) return name;
  const known = names.length === 0 ? 'There is none that this key opens.' : `There are ${names.join(', ')}.`;
  throw new StartError(at === undefined ? known : `There is no backup ${at}. ${known}`);
}

/** The one of the settings; the embedded one runs for as long as it takes. */
async function withOwnDatabase<Result>(config: Config, work: (url: string) => Promise<Result>) {
  if (config.databaseUrl !== undefined) return work(config.databaseUrl);
  const place = { ...config, mayLieElsewhere: config.profile !== 'production' };
  const url = urlOfRunning(place);
  const isRunning =
    url !== undefined && (await withClient(url, () => Promise.resolve(true)).catch(() => false));
  if (isRunning) throw new StartError('The server runs: stop it first.');
  const postgres = await startEmbeddedPostgres(place);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function requireStandstill(client: Client): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database() and starts_with(application_name, 'plumbline:')`,
  );
  if (rows.length > 0) throw new StartError('A server works on this database: stop it first.');
}

function saidOf({ copied, present, missing, failures }: Awaited<ReturnType<typeof restoreFiles>>): string {
  const line = `Files: ${copied} restored, ${present} were there, ${missing} are not in the backup.`;
  if (missing > 0 || failures.length > 0) process.exitCode = 1;
  return [line, ...failures.slice(0, 20)].join('\n');
}

runCommand(main(process.argv.slice(2)));
