import { isId } from '@plumbline/shared-schema/ids';
import { PAGE_PICTURE_SIDE } from '@plumbline/shared-schema/limits';
import { toDollars } from '@plumbline/shared-schema/money';
import type {
  PortfolioItem,
  SavePortfolioItem,
  UpdatePortfolioItem,
} from '@plumbline/shared-schema/portfolios';
import type { Database, Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { getExisting } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FileLinks } from '../../../kit/storage/links';
import type { FilesService } from '../files/files.service';
import { toWorkPictures } from './portfolio-pictures';
import type { PortfolioUploads } from './portfolio-pictures';
import { createPortfolioWrites, MISSING } from './portfolio-writes';
import type { SentPictures } from './portfolio-writes';
import { createPortfolioRows } from './portfolios.repository';
import type { PortfolioRow } from './portfolios.repository';

type Dependencies = {
  database: Database;
  transaction: Transaction;
  files: FilesService;
  links: FileLinks;
  outbox: Outbox;
};

export type PortfolioService = ReturnType<typeof createPortfolioService>;

/** Work that a contractor shows, each item the row of its owner with two files. */
export function createPortfolioService({ database, transaction, files, links, outbox }: Dependencies) {
  const rows = createPortfolioRows(database);
  const writes = createPortfolioWrites({ rows, files, outbox, transaction });
  const find = (id: string) => getExisting(id, rows.find, MISSING);

  const toWire = (row: PortfolioRow): PortfolioItem => ({
    _id: row.id,
    before: links.signedLink(row.beforeFileId),
    after: links.signedLink(row.afterFileId),
    pictures: toWorkPictures(links, row, PAGE_PICTURE_SIDE),
    description: row.description,
    cost: toDollars(row.cost),
    serviceTime: row.serviceTime,
  });

  return {
    list: async (userId: string): Promise<PortfolioItem[]> => (await rows.list(userId)).map(toWire),

    /** Anybody's. */
    get: async (id: string): Promise<PortfolioItem> => toWire(await find(id)),

    /** ENTRY_NOT_FOUND to whoever does not own it. */
    admit: async ({ _id }: CurrentUser, id: string): Promise<void> => {
      if ((await find(id)).userId !== _id) throw new AppError(MISSING);
    },

    add: async (user: CurrentUser, input: SavePortfolioItem, sent: SentPictures): Promise<PortfolioItem> =>
      toWire(await writes.add(user, input, sent)),

    change: async (
      user: CurrentUser,
      id: string,
      changes: { input: UpdatePortfolioItem; uploads: PortfolioUploads },
    ): Promise<PortfolioItem> => toWire(await writes.change(user, id, changes)),

    remove: async (user: CurrentUser, id: string): Promise<void> => {
      if (!isId(id)) throw new AppError(MISSING);
      await writes.remove(user, id);
    },
  };
}
