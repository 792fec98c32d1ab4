import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import type { Proof } from '@plumbline/shared-schema/proofs';
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

type Sent = { kind: ProofKind; upload: Upload | undefined };

const COLUMNS = { nationalId: 'nationalIdFileId', licence: 'licenceFileId' } as const;

export type ProofsService = ReturnType<typeof createProofsService>;

/** A contractor's national ID and licence, in the private store: their owner learns that they came, only reviewers read them. */
export function createProofsService(dependencies: Dependencies) {
  const { users, files, casesRepository: cases, database, transaction } = dependencies;

  async function stateOf(executor: Executor, userId: string, kind: ProofKind): Promise<Proof> {
    const { sentAt } = existing(await users.findProof(executor, userId, COLUMNS[kind]), 'USER_NOT_FOUND');
    const latest = await cases.findLatest(executor, { kind, personId: userId });
    return { sentAt: sentAt?.toISOString() ?? null, ...judgedBy(sentAt === null ? undefined : latest) };
  }

  return {
    get: ({ _id }: CurrentUser, kind: ProofKind): Promise<Proof> => stateOf(database, _id, kind),

    /** Replaces the one before. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE, PICTURE_TOO_LARGE. */
    replace: async ({ _id: ownerId }: CurrentUser, { kind, upload }: Sent): Promise<Proof> => {
      if (upload === undefined)
        throw new AppError('VALIDATION_FAILED', { fields: { [kind]: 'validation.required' } });
      // Before the transaction: pictures wait for their turn, and a connection must not wait with them.
      const read = await readAttachment(upload, { svg: 'refuse' });
      return transaction(async (tx) => {
        // Of two at once the second sees, and removes, the file of the first.
        await lockPeople(tx, [ownerId]);
        const { [COLUMNS[kind]]: before } = existing(await users.findIn(tx, ownerId), 'USER_NOT_FOUND');
        const fileId = await files.save(tx, { ...read, ownerId, visibility: 'private' });
        await users.update(tx, ownerId, { [COLUMNS[kind]]: fileId });
        if (before !== null) {
          await cases.supersede(tx, kind, [before]);
          await files.remove(tx, before);
        }
        await cases.open(tx, { kind, aboutId: fileId, personId: ownerId });
        return stateOf(tx, ownerId, kind);
      });
    },
  };
}

const STATES = { approve: 'verified', refuse: 'refused' } as const;

/** What became of it. */
function judgedBy(latest: CaseRow | undefined): Pick<Proof, 'state' | 'refusal'> {
  if (latest === undefined) return { state: 'none', refusal: null };
  const { outcome, note } = latest;
  const state = outcome === 'approve' || outcome === 'refuse' ? STATES[outcome] : 'waiting';
  return { state, refusal: state === 'refused' ? note : null };
}
