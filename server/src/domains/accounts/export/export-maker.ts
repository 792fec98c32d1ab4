import { EXPORT_HOURS } from '@plumbline/shared-schema/limits';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../database/connect';
import { createSendLoop, pauseAfter } from '../../../kit/outbox/send-loop';
import type { TroubleLog } from '../../../kit/outbox/trouble-log';
import { removeFolder } from '../../../kit/storage/incoming';
import type { Incoming, LocalFile } from '../../../kit/storage/incoming';
import type { FileStore } from '../../../kit/storage/store';
import type { AccountNotices } from '../auth/account-notices';
import type { FilesService } from '../../people/files/files.service';
import type { AccountExportsRepository, ExportRow } from './account-exports.repository';
import { writeArchive } from './archive';
import { sectionsOf } from './sections.repository';

type Dependencies = {
  accountExports: AccountExportsRepository;
  accountNotices: AccountNotices;
  files: FilesService;
  store: FileStore;
  incoming: Incoming;
  database: Database;
  transaction: Transaction;
};

type Logs = { log: Pick<FastifyBaseLogger, 'warn' | 'error'>; trouble: TroubleLog };

const POLL_MS = 2000;
const ATTEMPTS_MAX = 5;

/**
 * Makes what was asked for, one export at a time in each process, page by page and onto the disk. What a process that
 * died had begun is begun again by another; of two that make the same, one keeps its file.
 */
export function createExportMaker({ log, trouble, ...dependencies }: Dependencies & Logs) {
  const { accountExports, accountNotices, files, store, incoming, database, transaction } = dependencies;

  async function keep(row: ExportRow, archive: LocalFile): Promise<void> {
    const { userId } = row;
    await transaction(async (tx) => {
      const fileId = await files.save(tx, {
        ...archive,
        ownerId: userId,
        name: `plumbline-${row.requestedAt.toISOString().slice(0, 10)}.zip`,
        mimeType: 'application/zip',
        visibility: 'private',
      });
      if (await accountExports.finish(tx, row, { fileId, hours: EXPORT_HOURS }))
        await accountNotices.of(tx, { userId, kind: 'exportReady', href: '/setting?tab=account' });
      else await files.remove(tx, fileId);
    });
  }

  async function make(row: ExportRow): Promise<void> {
    const folder = await incoming.makeFolder();
    try {
      await keep(row, await writeArchive(folder, sectionsOf(database, row.userId), store));
    } catch (error) {
      const { attempts } = row;
      const isOver = attempts >= ATTEMPTS_MAX;
      log[isOver ? 'error' : 'warn'](
        { err: error, attempts },
        isOver ? 'export given up' : 'export not made',
      );
      if (isOver) await accountExports.giveUp(row);
      else await accountExports.postpone(row, pauseAfter(attempts));
    } finally {
      await removeFolder(folder);
    }
  }

  return createSendLoop({
    lease: accountExports.lease,
    send: make,
    batch: 1,
    pollMs: POLL_MS,
    name: 'exports',
    trouble,
  });
}
