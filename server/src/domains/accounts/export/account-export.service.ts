import type { AccountExport } from '@plumbline/shared-schema/account-export';
import type { Database, Transaction } from '../../../database/connect';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import type { FilesService } from '../../people/files/files.service';
import { lockPeople } from '../../../database/lock-people';
import type { AccountExportsRepository, ExportRow } from './account-exports.repository';

type Dependencies = {
  accountExports: AccountExportsRepository;
  files: FilesService;
  links: FileLinks;
  database: Database;
  transaction: Transaction;
};

const NONE: AccountExport = { state: 'none', requestedAt: null, expiresAt: null, url: null, bytes: null };

export type AccountExportService = ReturnType<typeof createAccountExportService>;

/** Everything the site keeps of a person, in a ZIP. `export-maker.ts` makes it. */
export function createAccountExportService(dependencies: Dependencies) {
  const { accountExports, files, links, database, transaction } = dependencies;

  async function toWire(row: ExportRow | undefined): Promise<AccountExport> {
    if (row === undefined) return NONE;
    const { requestedAt, readyAt, expiresAt, failedAt, fileId } = row;
    const isOver = expiresAt !== null && expiresAt.getTime() <= Date.now();
    if (isOver) return NONE;
    const base = { ...NONE, requestedAt: requestedAt.toISOString() };
    if (failedAt !== null) return { ...base, state: 'failed' };
    if (readyAt === null || fileId === null) return { ...base, state: 'making' };
    return {
      ...base,
      state: 'ready',
      expiresAt: expiresAt?.toISOString() ?? null,
      url: links.signedLink(fileId),
      bytes: await accountExports.bytesOf(fileId),
    };
  }

  return {
    get: async ({ _id }: CurrentUser): Promise<AccountExport> =>
      toWire(await accountExports.find(database, _id)),

    /** At most one of a person is being made. */
    request: async ({ _id: userId }: CurrentUser): Promise<AccountExport> => {
      const row = await transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        const before = await accountExports.find(tx, userId);
        await accountExports.begin(tx, userId);
        if (before?.fileId) await files.remove(tx, before.fileId);
        return accountExports.find(tx, userId);
      });
      return toWire(row);
    },

    sweep: (): Promise<void> =>
      transaction(async (tx) => {
        for (const fileId of await accountExports.removeExpired(tx)) await files.remove(tx, fileId);
      }),
  };
}
