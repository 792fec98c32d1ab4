import { isId } from '@plumbline/shared-schema/ids';
import type {
  PublicUser,
  TopPerformer,
  TopPerformersQuery,
  UpdateMe,
  User,
} from '@plumbline/shared-schema/users';
import type { Transaction, Tx } from '../../database/connect';
import { AppError } from '../../errors';
import { readPicture } from '../../images/pictures';
import type { Upload } from '../../plugins/uploads';
import type { Outbox } from '../../realtime/outbox';
import type { FilesService } from '../files/files.service';
import type { UserChanges, UsersRepository } from './users.repository';
import type { UserViews } from './users.views';

type Dependencies = {
  users: UsersRepository;
  views: UserViews;
  files: FilesService;
  outbox: Outbox;
  transaction: Transaction;
};

export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService({ users, views, files, outbox, transaction }: Dependencies) {
  const get = async (id: string) => {
    const row = isId(id) ? await users.find(id) : undefined;
    if (row === undefined) throw new AppError('USER_NOT_FOUND');
    return row;
  };

  /** Stores the new picture; the old file goes with the same transaction. */
  async function replacePicture(tx: Tx, userId: string, bytes: Buffer): Promise<string> {
    const previous = (await get(userId)).profileFileId;
    const picture = await readPicture(bytes);
    const fileId = await files.save(tx, {
      ...picture,
      ownerId: userId,
      name: 'profile',
      visibility: 'public',
    });
    await users.update(tx, userId, { profileFileId: fileId });
    if (previous !== null) await files.remove(tx, previous);
    return fileId;
  }

  return {
    getOwn: async (id: string): Promise<User> => views.own(await get(id)),

    getPublic: async (id: string): Promise<PublicUser> => views.public(await get(id)),

    /** Changes the fields that are present; '' clears an optional one. INVALID_IMAGE for a picture that is none. */
    update: (id: string, input: UpdateMe, picture: Upload | undefined): Promise<User> =>
      transaction(async (tx) => {
        if (picture !== undefined) await replacePicture(tx, id, picture.bytes);
        const row = await users.update(tx, id, changesOf(input));
        if (row === undefined) throw new AppError('USER_NOT_FOUND');
        await outbox.add(tx, 'user.updated', { userId: id });
        return views.own(row);
      }),

    listTopPerformers: async (
      query: TopPerformersQuery,
    ): Promise<{ performers: TopPerformer[]; count: number }> => {
      const { rows, count } = await users.listTopPerformers(query);
      return { performers: rows.map(views.performer), count };
    },
  };
}

function changesOf({ fullName, location, city, ...texts }: UpdateMe): UserChanges {
  const [lat, lng] = location?.coordinates ?? [];
  const place = city ?? location?.city;
  const cleared = Object.entries(texts).map(([name, text]) => [name, text === '' ? null : text] as const);
  return {
    ...(Object.fromEntries(cleared.filter(([, text]) => text !== undefined)) as UserChanges),
    ...(fullName !== undefined && { fullName }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(place !== undefined && { city: place === '' ? null : place }),
  };
}
