import type { Client } from 'pg';
import { StartError } from '../../settings/start-error';
import type { FileStore } from '../storage/store';
import { backUpFiles } from './backup-files';
import type { FileCounts } from './backup-files';
import { archiveOf, beginSnapshot, namedKeys, readHead } from './dump';
import type { BackupPlace } from './place';

/** Any constant: two backups to one place would take each other’s files for old ones. */
const BACKUP_LOCK = 7_340_013;

type Backup = { name: string; place: BackupPlace; store: FileStore };

/** `missing`: files that rows name and the store does not have. */
type BackedUp = { said: string; missing: number };

/** Files before the snapshot and after it: what is deleted meanwhile is there, and what comes. */
export async function backUp(client: Client, { name, place, store }: Backup): Promise<BackedUp> {
  const { rows } = await client.query<{ isFree: boolean }>('select pg_try_advisory_lock($1) as "isFree"', [
    BACKUP_LOCK,
  ]);
  if (rows[0]?.isFree !== true) throw new StartError('Another backup runs.');
  const earlier = await backUpFiles(store, place, await namedKeys(client));
  await beginSnapshot(client);
  const keys = await namedKeys(client);
  const later = await backUpFiles(store, place, keys);
  if (later.failures.length > 0)
    throw new StartError(
      [...later.failures.slice(0, 20), 'Nothing was backed up. Call it again.'].join('\n'),
    );
  const head = await readHead(client, new Date());
  const bytes = await place.keep(name, archiveOf(client, head, keys));
  await client.query('rollback');
  return {
    said: `${name}: ${head.tables.length} tables, ${Math.ceil(bytes / 1024)} KiB. ${saidOf(earlier, later, keys)}`,
    missing: later.missing,
  };
}

function saidOf(earlier: FileCounts, later: FileCounts, keys: readonly string[]): string {
  const missing =
    later.missing === 0
      ? ''
      : ` ${later.missing} are not in the store: are DATA_DIR and STORAGE_URL those of the site? If so, see check-data.`;
  return `${keys.length} files, ${earlier.copied + later.copied} of them new.${missing}`;
}
