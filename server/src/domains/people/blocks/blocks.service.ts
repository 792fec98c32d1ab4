import type { Person } from '@plumbline/shared-schema/users';
import { getExisting } from '../../../kit/existing';
import type { Transaction } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UserViews } from '../users/user-view';
import type { UsersRepository } from '../users/users.repository';
import type { BlocksRepository } from './blocks.repository';

type Dependencies = {
  blocks: BlocksRepository;
  users: UsersRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

export type BlocksService = ReturnType<typeof createBlocksService>;

/** While one person blocks another, neither writes to the other. */
export function createBlocksService({ blocks, users, views, outbox, transaction }: Dependencies) {
  async function change(user: CurrentUser, id: string, to: 'insert' | 'remove'): Promise<void> {
    const person = await getExisting(id, users.find, 'USER_NOT_FOUND');
    if (person.id === user._id) throw new AppError('FORBIDDEN');
    await transaction(async (tx) => {
      await blocks[to](tx, { blockerId: user._id, blockedId: person.id });
      await outbox.add(tx, 'block.changed', { blockerId: user._id, blockedId: person.id });
    });
  }

  return {
    list: async (user: CurrentUser): Promise<Person[]> => (await blocks.list(user._id)).map(views.person),
    block: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'insert'),
    unblock: (user: CurrentUser, id: string): Promise<void> => change(user, id, 'remove'),
  };
}
