import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { earliestToday } from '@plumbline/shared-schema/dates';
import type { LicenceFacts, Proof, SendProof } from '@plumbline/shared-schema/proofs';
import type { Database, Executor, Transaction } from '../../../database/connect';
import type { CaseRow } from '../../../database/tables/cases';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import { readAttachment } from '../../../kit/images/attachments';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { FilesService } from '../../people/files/files.service';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { lockPeople } from '../../../database/lock-people';
import type { UsersRepository } from '../../people/users/users.repository';

type Dependencies = {
  users: UsersRepository;
  files: FilesService;
  database: Database;
  casesRepository: CasesRepository;
  notifications: Pick<NotificationsService, 'add'>;
  transaction: Transaction;
};

type SentProof = { kind: ProofKind; upload: Upload | undefined; facts: SendProof };

const COLUMNS = { nationalId: 'nationalIdFileId', licence: 'licenceFileId' } as const;

export type ProofsService = ReturnType<typeof createProofsService>;

/** A contractor's national ID and licence, in the private store: their owner learns that they came, only reviewers read them. */
export function createProofsService(dependencies: Dependencies) {
  const { users, files, casesRepository: cases, notifications, database, transaction } = dependencies;

  async function stateOf(executor: Executor, userId: string, kind: ProofKind): Promise<Proof> {
    const found = existing(await users.findProof(executor, userId, COLUMNS[kind]), 'USER_NOT_FOUND');
    const { sentAt, number, expiresOn } = found;
    const latest = await cases.findLatest(executor, { kind, personId: userId });
    const licence = kind === 'licence' ? { number, expiresOn } : null;
    const judged = judgedBy(sentAt === null ? undefined : latest, licence);
    return { sentAt: sentAt?.toISOString() ?? null, ...judged, licence };
  }

  return {
    get: ({ _id }: CurrentUser, kind: ProofKind): Promise<Proof> => stateOf(database, _id, kind),

    /** Replaces the one before. ATTACHMENT_TYPE, ATTACHMENT_TOO_LARGE, PICTURE_TOO_LARGE. */
    replace: async ({ _id: ownerId }: CurrentUser, { kind, upload, facts }: SentProof): Promise<Proof> => {
      if (upload === undefined)
        throw new AppError('VALIDATION_FAILED', { fields: { [kind]: 'validation.required' } });
      // Before the transaction: pictures wait for their turn, and a connection must not wait with them.
      const read = await readAttachment(upload, { svg: 'refuse' });
      return transaction(async (tx) => {
        // Of two at once the second sees, and removes, the file of the first.
        await lockPeople(tx, [ownerId]);
        const { [COLUMNS[kind]]: before } = existing(await users.findIn(tx, ownerId), 'USER_NOT_FOUND');
        const fileId = await files.save(tx, { ...read, ownerId, visibility: 'private' });
        await users.update(tx, ownerId, {
          [COLUMNS[kind]]: fileId,
          ...(kind === 'licence' && saidOf(facts)),
        });
        if (before !== null) {
          await cases.supersede(tx, kind, [before]);
          await files.remove(tx, before);
        }
        await cases.open(tx, { kind, aboutId: fileId, personId: ownerId });
        return stateOf(tx, ownerId, kind);
      });
    },

    /** A licence that has run out is no badge any more, and its owner is told so once. */
    sweep: (): Promise<void> =>
      transaction(async (tx) => {
        const rows = (await users.takeExpired(tx)).map(({ id: userId, day }) => ({
          userId,
          kind: 'licenceExpired' as const,
          subject: `${userId}:${day}`,
          values: {},
          href: '/setting?tab=verification',
        }));
        await notifications.add(tx, rows);
      }),
  };
}

function saidOf({ number, expiresOn }: SendProof) {
  return { licenceNumber: number ?? null, licenceExpiresOn: expiresOn ?? null };
}

const STATES = { approve: 'verified', refuse: 'refused' } as const;

/** What became of it. */
function judgedBy(
  latest: CaseRow | undefined,
  licence: LicenceFacts | null,
): Pick<Proof, 'state' | 'refusal'> {
  if (latest === undefined) return { state: 'none', refusal: null };
  const { outcome, note } = latest;
  const state = outcome === 'approve' || outcome === 'refuse' ? STATES[outcome] : 'waiting';
  const hasEnded = typeof licence?.expiresOn === 'string' && licence.expiresOn < earliestToday();
  if (state === 'verified' && hasEnded) return { state: 'expired', refusal: null };
  return { state, refusal: state === 'refused' ? note : null };
}
