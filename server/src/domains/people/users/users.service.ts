import type {
  PublicUser,
  TopPerformer,
  TopPerformersQuery,
  UpdateMe,
  User,
} from '@plumbline/shared-schema/users';
import { existing, getExisting } from '../../../kit/existing';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import { readPicture } from '../../../kit/images/pictures';
import type { Picture } from '../../../kit/images/pictures';
import type { Upload } from '../../../http/plugins/uploads';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { FilesService } from '../files/files.service';
import type { UserChanges, UsersRepository } from './users.repository';
import type { UserViews } from './user-view';
import { getVisible } from './visible-user';

type Dependencies = {
  users: UsersRepository;
  views: UserViews;
  files: FilesService;
  outbox: Outbox;
  transaction: Transaction;
  countryAt: (point: { lat: number; lng: number }) => Promise<string | undefined>;
};

type Self = Pick<CurrentUser, '_id' | 'team'>;

export type UsersService = ReturnType<typeof createUsersService>;

export function createUsersService(dependencies: Dependencies) {
  const { users, views, files, outbox, transaction, countryAt } = dependencies;
  const get = (id: string) => getExisting(id, users.find, 'USER_NOT_FOUND');

  /** Stores the new picture; the old file goes with the same transaction. */
  async function replacePicture(tx: Tx, userId: string, picture: Picture): Promise<string> {
    const previous = existing(await users.findIn(tx, userId), 'USER_NOT_FOUND').profileFileId;
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

  /** The country of a place that is not the one so far; undefined also where the change names a country. */
  async function countryOfMove(id: string, { location, country }: UpdateMe): Promise<string | undefined> {
    const [lat, lng] = location?.coordinates ?? [];
    if (lat === undefined || lng === undefined || country !== undefined) return undefined;
    const known = await get(id);
    return known.lat === lat && known.lng === lng ? undefined : countryAt({ lat, lng });
  }

  /** Where somebody acts for a company: who they are. */
  async function withTeam(user: User, { team }: Self): Promise<User> {
    if (team === undefined) return user;
    return { ...user, team: { role: team.role, person: (await get(team.personId)).fullName } };
  }

  return {
    getOwn: async (caller: Self): Promise<User> => withTeam(views.own(await get(caller._id)), caller),

    /** USER_NOT_FOUND for who has left or is suspended as well. */
    getPublic: async (id: string): Promise<PublicUser> => views.public(await getVisible(users, id)),

    /** Changes the fields that are present; '' clears an optional one. INVALID_IMAGE for a picture that is none. */
    update: async (caller: Self, input: UpdateMe, upload: Upload | undefined): Promise<User> => {
      const id = caller._id;
      // Before the transaction: pictures wait for their turn, and a connection must not wait with them.
      const picture = upload && (await readPicture(upload));
      const country = await countryOfMove(id, input);
      const changed = await transaction(async (tx) => {
        if (picture !== undefined) await replacePicture(tx, id, picture);
        const row = await users.update(tx, id, {
          ...changesOf(input),
          ...(country !== undefined && { country }),
        });
        if (row === undefined) throw new AppError('USER_NOT_FOUND');
        await outbox.add(tx, 'user.updated', { userId: id });
        return views.own(row);
      });
      return withTeam(changed, caller);
    },

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
