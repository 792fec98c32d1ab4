import type { NationalId } from '@plumbline/shared-schema/national-id';
import type { Database, Executor, Transaction } from '../../database/connect';
import { AppError } from '../../errors';
import { existing } from '../../existing';
import { readAttachment } from '../../images/attachments';
import type { CurrentUser } from '../../plugins/session';
import type { Upload } from '../../plugins/uploads';
import type { FilesService } from '../files/files.service';
import { lockPeople } from './lock-people';
import type { UsersRepository } from './users.repository';

type Dependencies = {
  users: UsersRepository;
  files: FilesService;
  database: Database;
  transaction: Transaction;
};

export type NationalIdService = ReturnType<typeof createNationalIdService>;

/** A contractor's national ID, in the private store: its owner learns that it came, only reviewers read it. */
export function createNationalIdService({ users, files, database, transaction }: Dependencies) {
  async function stateOf(executor: Executor, userId: string): Promise<NationalId> {
    const { sentAt } = existing(await users.findNationalId(executor, userId), 'USER_NOT_FOUND');
    return { sentAt: sentAt?.toISOString() ?? null };
  }

  return {
    get: ({ _id }: CurrentUser): Promise<NationalId> => stateOf(database, _id),

    /** Replaces the one before. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE, PICTURE_TOO_LARGE. */
    replace: async ({ _id: ownerId }: CurrentUser, upload: Upload | undefined): Promise<NationalId> => {
      if (upload === undefined)
        throw new AppError('VALIDATION_FAILED', { fields: { nationalId: 'validation.required' } });
      // Before the transaction: pictures wait for their turn, and a connection must not wait with them.
      const read = await readAttachment(upload, { svg: 'refuse' });
      return transaction(async (tx) => {
        // Of two at once the second sees, and removes, the file of the first.
        await lockPeople(tx, [ownerId]);
        const { nationalIdFileId } = existing(await users.findIn(tx, ownerId), 'USER_NOT_FOUND');
        const fileId = await files.save(tx, { ...read, ownerId, visibility: 'private' });
        await users.update(tx, ownerId, { nationalIdFileId: fileId });
        if (nationalIdFileId !== null) await files.remove(tx, nationalIdFileId);
        return stateOf(tx, ownerId);
      });
    },
  };
}
