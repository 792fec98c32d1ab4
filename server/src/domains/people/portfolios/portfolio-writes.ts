import { PROFILE_ENTRIES_MAX } from '@plumbline/shared-schema/limits';
import { toCents } from '@plumbline/shared-schema/money';
import type { SavePortfolioItem, UpdatePortfolioItem } from '@plumbline/shared-schema/portfolios';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { FilesService } from '../files/files.service';
import { lockPeople } from '../../../database/lock-people';
import { readPictures, requireBoth, storePictures } from './portfolio-pictures';
import type { FileIds, PortfolioUploads } from './portfolio-pictures';
import type { PortfolioRow, PortfolioRows } from './portfolios.repository';

type Dependencies = { rows: PortfolioRows; files: FilesService; outbox: Outbox; transaction: Transaction };

/** `sentKey`: by which the call is known when it is sent again. */
export type SentPictures = { uploads: PortfolioUploads; sentKey: string | undefined };

export const MISSING = 'ENTRY_NOT_FOUND';

/** Pictures are read before the transaction: they wait for their turn, and a connection must not wait with them. */
export function createPortfolioWrites({ rows, files, outbox, transaction }: Dependencies) {
  /** Nobody else changes the person's rows until the transaction ends. ENTRY_NOT_FOUND: it is not theirs. */
  async function getOwn(tx: Tx, { _id: userId }: CurrentUser, id: string): Promise<PortfolioRow> {
    await lockPeople(tx, [userId]);
    return existing(await rows.findOwn(tx, { id, userId }), MISSING);
  }

  const notifyChanged = (tx: Tx, { _id: userId }: CurrentUser) =>
    outbox.add(tx, 'profile.changed', { userId });

  return {
    /** Both pictures are needed. The same key again is the same work. INVALID_IMAGE, PICTURE_TOO_LARGE; ENTRY_LIMIT. */
    add: async (
      user: CurrentUser,
      input: SavePortfolioItem,
      { uploads, sentKey }: SentPictures,
    ): Promise<PortfolioRow> => {
      requireBoth(uploads);
      const pictures = await readPictures(uploads);
      return transaction(async (tx) => {
        const count = await rows.countForUpdate(tx, user._id);
        const sent = sentKey === undefined ? undefined : await rows.findSent(tx, user._id, sentKey);
        if (sent) return sent;
        if (count >= PROFILE_ENTRIES_MAX) throw new AppError('ENTRY_LIMIT', { max: PROFILE_ENTRIES_MAX });
        const fileIds = await storePictures(tx, { files, ownerId: user._id, pictures });
        const cost = toCents(input.cost);
        const row = { ...input, cost, ...(fileIds as Required<FileIds>), userId: user._id, sentKey };
        const id = await rows.insert(tx, row);
        await notifyChanged(tx, user);
        return rows.get(tx, id);
      });
    },

    /** A picture that is not sent stays. */
    change: async (
      user: CurrentUser,
      id: string,
      { input, uploads }: { input: UpdatePortfolioItem; uploads: PortfolioUploads },
    ): Promise<PortfolioRow> => {
      const pictures = await readPictures(uploads);
      return transaction(async (tx) => {
        const before = await getOwn(tx, user, id);
        const fileIds = await storePictures(tx, { files, ownerId: user._id, pictures });
        const { cost, ...texts } = input;
        const changes = { ...texts, ...(cost !== undefined && { cost: toCents(cost) }), ...fileIds };
        await rows.update(tx, { id, userId: user._id }, changes);
        for (const column of Object.keys(fileIds) as (keyof FileIds)[])
          await files.remove(tx, before[column]);
        await notifyChanged(tx, user);
        return rows.get(tx, id);
      });
    },

    remove: (user: CurrentUser, id: string): Promise<void> =>
      transaction(async (tx) => {
        const { beforeFileId, afterFileId } = await getOwn(tx, user, id);
        await rows.remove({ id, userId: user._id }, tx);
        await files.remove(tx, beforeFileId);
        await files.remove(tx, afterFileId);
        await notifyChanged(tx, user);
      }),
  };
}
