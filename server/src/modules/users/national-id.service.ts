import type { NationalId } from '@plumbline/shared-schema/national-id';
import type { Database, Executor, Transaction } from '../../database/connect';
import type { CaseRow } from '../../database/tables/cases';
import { AppError } from '../../errors';
import { existing } from '../../existing';
import { readAttachment } from '../../images/attachments';
import type { CurrentUser } from '../../plugins/session';
import type { Upload } from '../../plugins/uploads';
import type { CasesRepository } from '../cases/cases.repository';
import type { FilesService } from '../files/files.service';
import { lockPeople } from './lock-people';
import type { UsersRepository } from './users.repository';

type Dependencies = {
  users: UsersRepository;
  files: FilesService;
  database: Database;
  casesRepository: CasesRepository;
  transaction: Transaction;
};

export type NationalIdService = ReturnType<typeof createNationalIdService>;

/** A contractor's national ID, in the private store: its owner learns that it came, only reviewers read it. */
export function createNationalIdService(dependencies: Dependencies) {
  const { users, files, casesRepository: cases, database, transaction } = dependencies;

  async function stateOf(executor: Executor, userId: string): Promise<NationalId> {
    const { sentAt } = existing(await users.findNationalId(executor, userId), 'USER_NOT_FOUND');
    const latest = await cases.findLatest(executor, { kind: 'nationalId', personId: userId });
    return { sentAt: sentAt?.toISOString() ?? null, ...judgedBy(sentAt === null ? undefined : latest) };
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
        if (nationalIdFileId !== null) {
          await cases.supersede(tx, 'nationalId', [nationalIdFileId]);
          await files.remove(tx, nationalIdFileId);
        }
        await cases.open(tx, { kind: 'nationalId', aboutId: fileId, personId: ownerId });
        return stateOf(tx, ownerId);
      });
    },
  };
}

const STATES = { approve: 'verified', refuse: 'refused' } as const;

/** What became of it. */
function judgedBy(latest: CaseRow | undefined): Pick<NationalId, 'state' | 'refusal'> {
  if (latest === undefined) return { state: 'none', refusal: null };
  const { outcome, note } = latest;
  const state = outcome === 'approve' || outcome === 'refuse' ? STATES[outcome] : 'waiting';
  return { state, refusal: state === 'refused' ? note : null };
}
