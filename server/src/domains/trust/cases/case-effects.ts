import type { CaseAction } from '@plumbline/shared-schema/case-machine';
import { REPORT_KINDS, isProofKind } from '@plumbline/shared-schema/case-machine';
import type { Config } from '../../../settings/config';
import type { Tx } from '../../../database/connect';
import type { Mails } from '../../../kit/mail/mails.service';
import { AppError } from '../../../kit/errors';
import type { Suspensions } from '../suspensions/suspensions';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { MessageChangesService } from '../../chat/messages/message-changes.service';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import type { CaseRecord } from '../../inbox/cases.repository';
import type { Outbox } from '../../../kit/outbox/outbox';
import { titleOf } from './case-view';
import type { EvidenceRepository } from './evidence.repository';

type Dependencies = {
  users: UsersRepository;
  jobs: JobsRepository;
  messageChanges: MessageChangesService;
  notifications: NotificationsService;
  suspensions: Suspensions;
  outbox: Outbox;
  evidence: EvidenceRepository;
  mails: Mails;
  config: Pick<Config, 'supportLanguage'>;
};
type Decided = { record: CaseRecord; note: string };
type Notice = { kind: Parameters<NotificationsService['add']>[1][number]['kind']; href: string };

const JUDGED = {
  nationalId: { approved: 'identityApproved', refused: 'identityRefused' },
  licence: { approved: 'licenceApproved', refused: 'licenceRefused' },
} as const;

export type CaseEffects = ReturnType<typeof createCaseEffects>;

/** What a decision does, in its transaction; and whom it is told. */
export function createCaseEffects(dependencies: Dependencies) {
  const { users, jobs, messageChanges, notifications, suspensions, outbox } = dependencies;
  const tellReporters = createTellReporters(dependencies);

  async function tell(tx: Tx, { record, note }: Decided, { kind, href }: Notice): Promise<void> {
    const { id, personId } = record.case;
    if (personId === null) return;
    const values = { reason: note, jobTitle: record.jobTitle ?? '' };
    const subject = `${id}:${record.case.updatedAt.toISOString()}`;
    await notifications.add(tx, [{ userId: personId, kind, subject, about: `case:${id}`, values, href }]);
  }

  const noteJob = (tx: Tx, jobId: string, { record }: Decided) =>
    outbox.add(tx, 'job.updated', { jobId, ownerId: record.case.personId ?? '' });

  async function hide(tx: Tx, decided: Decided): Promise<void> {
    const { kind, jobId, aboutId } = decided.record.case;
    if (kind === 'jobReport' && jobId !== null) {
      await jobs.hide(tx, jobId);
      await noteJob(tx, jobId, decided);
      await tell(tx, decided, { kind: 'jobHidden', href: '/posted-jobs' });
    } else {
      await messageChanges.hide(tx, aboutId);
      await tell(tx, decided, { kind: 'messageHidden', href: '/terms' });
    }
  }

  async function judgeProof(tx: Tx, decided: Decided, isRight: boolean): Promise<void> {
    const { kind, personId } = decided.record.case;
    if (personId === null || !isProofKind(kind)) return;
    const { approved, refused } = JUDGED[kind];
    if (kind === 'licence') await users.judgeLicence(tx, personId, isRight);
    else await users.update(tx, personId, { identityVerifiedAt: isRight ? new Date() : null });
    await tell(tx, decided, { kind: isRight ? approved : refused, href: '/setting?tab=verification' });
  }

  const EFFECTS: Record<CaseAction, (tx: Tx, decided: Decided) => Promise<void>> = {
    dismiss: async () => undefined,
    hide,
    warn: (tx, decided) => tell(tx, decided, { kind: 'accountWarned', href: '/terms' }),
    suspend: async (tx, { record, note }) => {
      if (record.case.personId !== null) await suspensions.ensure(tx, record.case.personId, note);
    },
    approve: (tx, decided) => judgeProof(tx, decided, true),
    refuse: (tx, decided) => judgeProof(tx, decided, false),
    answer: createAnswer(dependencies),
    restore: async (tx, decided) => {
      const { jobId } = decided.record.case;
      if (jobId !== null) {
        await jobs.unhide(tx, jobId);
        await noteJob(tx, jobId, decided);
      }
      await tell(tx, decided, { kind: 'jobRestored', href: '/posted-jobs' });
    },
  };

  return async (tx: Tx, decided: Decided, action: CaseAction): Promise<void> => {
    await EFFECTS[action](tx, decided);
    await tellReporters(tx, decided, action);
  };
}

/** Whoever reported it learns whether something was done, not what. */
function createTellReporters({ evidence, notifications }: Dependencies) {
  return async (tx: Tx, { record }: Decided, action: CaseAction): Promise<void> => {
    const { id, kind } = record.case;
    if (!REPORT_KINDS.includes(kind) || action === 'restore') return;
    const common = {
      kind: action === 'dismiss' ? ('reportDismissed' as const) : ('reportActed' as const),
      subject: id,
      about: `case:${id}`,
      values: { subject: titleOf(record) },
      href: '/notifications',
    };
    const reporters = await evidence.listReporterIds(tx, id);
    await notifications.add(
      tx,
      reporters.map((userId) => ({ ...common, userId })),
    );
  };
}

/** By mail, in the asker's language where they have an account. CASE_CLOSED: what they asked is gone with it. */
function createAnswer({ evidence, users, mails, config }: Dependencies) {
  return async (tx: Tx, { record, note: answer }: Decided): Promise<void> => {
    const ticket = await evidence.findTicket(tx, record.case.aboutId);
    if (ticket === undefined) throw new AppError('CASE_CLOSED');
    const { number, message, email, fullName, userId } = ticket;
    const account = userId === null ? undefined : await users.findIn(tx, userId);
    const recipient = { email, fullName, language: account?.language ?? config.supportLanguage };
    await mails.add(tx, recipient, { template: 'supportAnswer', number, question: message, answer });
  };
}
