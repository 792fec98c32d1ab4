import type { CaseAction } from '@plumbline/shared-schema/case-machine';
import { REPORT_KINDS, isProofKind, isQuestionKind } from '@plumbline/shared-schema/case-machine';
import type { Config } from '../../../settings/config';
import type { Tx } from '../../../database/connect';
import type { Mails } from '../../../kit/mail/mails.service';
import { AppError } from '../../../kit/errors';
import type { Suspensions } from '../suspensions/suspensions';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { HideQuestion } from '../../jobs/questions/questions.service';
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
  hideQuestion: HideQuestion;
  messageChanges: MessageChangesService;
  notifications: NotificationsService;
  suspensions: Suspensions;
  outbox: Outbox;
  evidence: EvidenceRepository;
  mails: Mails;
  config: Pick<Config, 'supportLanguage'>;
};
type Decision = { record: CaseRecord; note: string };
type Notice = { kind: Parameters<NotificationsService['add']>[1][number]['kind']; href: string };

const JUDGED = {
  nationalId: { approved: 'identityApproved', refused: 'identityRefused' },
  licence: { approved: 'licenceApproved', refused: 'licenceRefused' },
  insurance: { approved: 'insuranceApproved', refused: 'insuranceRefused' },
} as const;

const HIDDEN_NOTICES = { questionReport: 'questionHidden', answerReport: 'answerHidden' } as const;

export type CaseEffects = ReturnType<typeof createCaseEffects>;

/** What a decision does, in its transaction; and who is notified of it. */
export function createCaseEffects(dependencies: Dependencies) {
  const { users, jobs, hideQuestion, messageChanges, notifications, suspensions, outbox } = dependencies;
  const notifyReporters = createNotifyReporters(dependencies);

  async function notifyPerson(tx: Tx, { record, note }: Decision, { kind, href }: Notice): Promise<void> {
    const { id, personId } = record.case;
    if (personId === null) return;
    const values = { reason: note, jobTitle: record.jobTitle ?? '' };
    const subject = `${id}:${record.case.updatedAt.toISOString()}`;
    await notifications.add(tx, [{ userId: personId, kind, subject, about: `case:${id}`, values, href }]);
  }

  const announceJob = (tx: Tx, jobId: string, { record }: Decision) =>
    outbox.add(tx, 'job.updated', { jobId, ownerId: record.case.personId ?? '' });

  async function hide(tx: Tx, decision: Decision): Promise<void> {
    const { kind, jobId, aboutId } = decision.record.case;
    if (kind === 'jobReport' && jobId !== null) {
      await jobs.hide(tx, jobId);
      await announceJob(tx, jobId, decision);
      await notifyPerson(tx, decision, { kind: 'jobHidden', href: '/posted-jobs' });
    } else if (isQuestionKind(kind)) {
      await hideQuestion(tx, aboutId, kind);
      await notifyPerson(tx, decision, { kind: HIDDEN_NOTICES[kind], href: '/terms' });
    } else {
      await messageChanges.hide(tx, aboutId);
      await notifyPerson(tx, decision, { kind: 'messageHidden', href: '/terms' });
    }
  }

  async function judgeProof(tx: Tx, decision: Decision, isRight: boolean): Promise<void> {
    const { kind, personId } = decision.record.case;
    if (personId === null || !isProofKind(kind)) return;
    const { approved, refused } = JUDGED[kind];
    await users.judgeProof(tx, personId, { kind, isRight });
    await notifyPerson(tx, decision, {
      kind: isRight ? approved : refused,
      href: '/setting?tab=verification',
    });
  }

  const EFFECTS: Record<CaseAction, (tx: Tx, decision: Decision) => Promise<void>> = {
    dismiss: async () => undefined,
    hide,
    warn: (tx, decision) => notifyPerson(tx, decision, { kind: 'accountWarned', href: '/terms' }),
    suspend: async (tx, { record, note }) => {
      if (record.case.personId !== null) await suspensions.ensure(tx, record.case.personId, note);
    },
    approve: (tx, decision) => judgeProof(tx, decision, true),
    refuse: (tx, decision) => judgeProof(tx, decision, false),
    answer: createAnswer(dependencies),
    restore: async (tx, decision) => {
      const { jobId } = decision.record.case;
      if (jobId !== null) {
        await jobs.unhide(tx, jobId);
        await announceJob(tx, jobId, decision);
      }
      await notifyPerson(tx, decision, { kind: 'jobRestored', href: '/posted-jobs' });
    },
  };

  return async (tx: Tx, decision: Decision, action: CaseAction): Promise<void> => {
    await EFFECTS[action](tx, decision);
    await notifyReporters(tx, decision, action);
  };
}

/** Whoever reported it learns whether something was done, not what. */
function createNotifyReporters({ evidence, notifications }: Dependencies) {
  return async (tx: Tx, { record }: Decision, action: CaseAction): Promise<void> => {
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

/** The answer goes by mail, in the asker's language where they have an account. CASE_CLOSED: what they asked is gone with it. */
function createAnswer({ evidence, users, mails, config }: Dependencies) {
  return async (tx: Tx, { record, note: answer }: Decision): Promise<void> => {
    const ticket = await evidence.findTicket(tx, record.case.aboutId);
    if (ticket === undefined) throw new AppError('CASE_CLOSED');
    const { number, message, email, fullName, userId } = ticket;
    const account = userId === null ? undefined : await users.findIn(tx, userId);
    const recipient = { email, fullName, language: account?.language ?? config.supportLanguage };
    await mails.add(tx, recipient, { template: 'supportAnswer', number, question: message, answer });
  };
}
