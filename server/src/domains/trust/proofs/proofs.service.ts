import type { ProofKind } from '@plumbline/shared-schema/case-machine';
import { earliestToday, todayInUtc } from '@plumbline/shared-schema/dates';
import type { Proof, SendProof } from '@plumbline/shared-schema/proofs';
import type { Database, Executor, Transaction } from '../../../database/connect';
import type { CaseRow } from '../../../database/tables/cases';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import { readAttachment } from '../../../kit/images/attachments';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Upload } from '../../../http/plugins/uploads';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { FilesService } from '../../people/files/files.service';
import type { NewNotification } from '../../notices/notifications/notifications.repository';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import { lockPeople } from '../../../database/lock-people';
import { PROOF_FILES, factsOf } from '../../people/users/proof-rows.repository';
import type { UserChanges, UsersRepository } from '../../people/users/users.repository';

type Dependencies = {
  users: UsersRepository;
  files: FilesService;
  database: Database;
  casesRepository: CasesRepository;
  notifications: Pick<NotificationsService, 'add'>;
  transaction: Transaction;
};

type SentProof = { kind: ProofKind; upload: Upload | undefined; facts: SendProof };

export type ProofsService = ReturnType<typeof createProofsService>;

/** A contractor's proofs, in the private store: their owner learns that they came, only reviewers read them. */
export function createProofsService(dependencies: Dependencies) {
  const { users, files, casesRepository: cases, notifications, database, transaction } = dependencies;

  async function stateOf(executor: Executor, userId: string, kind: ProofKind): Promise<Proof> {
    const { sentAt, ...row } = existing(await users.findProof(executor, userId, kind), 'USER_NOT_FOUND');
    const latest = await cases.findLatest(executor, { kind, personId: userId });
    const facts = factsOf(kind, row);
    const judged = judgedBy(sentAt === null ? undefined : latest, hasEnded(facts));
    return { sentAt: sentAt?.toISOString() ?? null, ...judged, ...facts };
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
        const { [PROOF_FILES[kind]]: before } = existing(await users.findIn(tx, ownerId), 'USER_NOT_FOUND');
        const fileId = await files.save(tx, { ...read, ownerId, visibility: 'private' });
        await users.update(tx, ownerId, { [PROOF_FILES[kind]]: fileId, ...SAID[kind](facts) });
        if (before !== null) {
          await cases.supersede(tx, kind, [before]);
          await files.remove(tx, before);
        }
        await cases.open(tx, { kind, aboutId: fileId, personId: ownerId });
        return stateOf(tx, ownerId, kind);
      });
    },

    /** What has run out is no badge any more, and its owner is told so once; of an insurance also before. */
    sweep: (): Promise<void> =>
      transaction(async (tx) => {
        await notifications.add(tx, [
          ...(await users.takeExpired(tx)).map((row) => noticeOf('licenceExpired', row)),
          ...(await users.takeUninsured(tx)).map((row) => noticeOf('insuranceEnded', row)),
          ...(await users.takeInsuranceEnding(tx)).map((row) => noticeOf('insuranceEnding', row)),
        ]);
      }),
  };
}

type Ending = { id: string; day: string; days?: number };

function noticeOf(
  kind: 'licenceExpired' | 'insuranceEnded' | 'insuranceEnding',
  { id, day, days }: Ending,
): NewNotification {
  const before = days === undefined ? undefined : String(days);
  return {
    userId: id,
    kind,
    subject: [id, day, before].filter(Boolean).join(':'),
    values: before === undefined ? {} : { days: before },
    href: '/setting?tab=verification',
  };
}

/** What the owner says of it, in the columns of the account. */
const SAID: Record<ProofKind, (facts: SendProof) => UserChanges> = {
  nationalId: () => ({}),
  licence: ({ number, expiresOn }) => ({
    licenceNumber: number ?? null,
    licenceExpiresOn: expiresOn ?? null,
  }),
  insurance: ({ insurer, cover, endsOn }) => ({
    insurer: insurer ?? null,
    insuranceCover: cover ?? null,
    insuranceEndsOn: endsOn ?? null,
  }),
};

/** A licence has its last day everywhere; an insurance holds no more on the day that it ends. */
function hasEnded({ licence, insurance }: Pick<Proof, 'licence' | 'insurance'>): boolean {
  if (insurance !== null) return insurance.endsOn <= todayInUtc();
  return typeof licence?.expiresOn === 'string' && licence.expiresOn < earliestToday();
}

const STATES = { approve: 'verified', refuse: 'refused' } as const;

/** What became of it. */
function judgedBy(latest: CaseRow | undefined, isOver: boolean): Pick<Proof, 'state' | 'refusal'> {
  if (latest === undefined) return { state: 'none', refusal: null };
  const { outcome, note } = latest;
  const state = outcome === 'approve' || outcome === 'refuse' ? STATES[outcome] : 'waiting';
  if (state === 'verified' && isOver) return { state: 'expired', refusal: null };
  return { state, refusal: state === 'refused' ? note : null };
}
