import { ACTIONS_OF_KIND, CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import type { CaseAction, CaseKind } from '@plumbline/shared-schema/case-machine';
import type { AuditAction } from '@plumbline/shared-schema/administration';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { AuditService } from '../audit/audit.service';
import type { CaseChanges, CaseRecord, CasesRepository } from '../../inbox/cases.repository';

type CaseStep = { id: string; action: CaseAction; note: string; user: CurrentUser };

const AUDITED: Record<CaseAction, AuditAction> = {
  dismiss: 'caseDismissed',
  hide: 'jobHidden',
  warn: 'personWarned',
  suspend: 'personSuspended',
  approve: 'identityApproved',
  refuse: 'identityRefused',
  answer: 'supportAnswered',
  restore: 'jobRestored',
};

const PROOFS_JUDGED: Partial<Record<CaseKind, Record<'approve' | 'refuse', AuditAction>>> = {
  licence: { approve: 'licenceApproved', refuse: 'licenceRefused' },
  insurance: { approve: 'insuranceApproved', refuse: 'insuranceRefused' },
};

const HIDDEN: Partial<Record<CaseKind, AuditAction>> = {
  jobReport: 'jobHidden',
  questionReport: 'questionHidden',
  answerReport: 'answerHidden',
};

/** What is named by more than the action. */
function auditedAs(kind: CaseKind, action: CaseAction): AuditAction {
  if (action === 'hide') return HIDDEN[kind] ?? 'messageHidden';
  const isJudged = action === 'approve' || action === 'refuse';
  return (isJudged ? PROOFS_JUDGED[kind]?.[action] : undefined) ?? AUDITED[action];
}

/** Whether `action` is for cases of this kind in what became of this one. */
export function holdsFor({ case: { kind, outcome } }: CaseRecord, action: CaseAction) {
  return (guard: 'fitsKind' | 'isHidden') =>
    guard === 'isHidden' ? outcome === 'hide' : ACTIONS_OF_KIND[kind].includes(action);
}

/** Executes `CASE_MACHINE`, with a line in the log of what administrators do. */
export function createCaseMoves({ cases, audit }: { cases: CasesRepository; audit: AuditService }) {
  const { judge, apply } = createMover({
    machine: CASE_MACHINE,
    missing: 'CASE_NOT_FOUND',
    lock: (tx: Tx, { id }: CaseStep) => cases.findForUpdate(tx, id),
    sideOf: (_record, { user }) => (user.isAdmin ? 'admin' : undefined),
    stateOf: ({ case: { status } }) => status,
    guardsOf: (_tx, record, { action }) => holdsFor(record, action),
    refuse: (_refused, { case: { status } }) => new AppError('CASE_CLOSED', { status }),
    update: (tx, { record }, changes: CaseChanges) => cases.close(tx, record.case.id, changes),
    lost: () => new AppError('CASE_CLOSED'),
  });

  return {
    /** With the line in the log. Returns the case as it was before. */
    close: async (tx: Tx, step: CaseStep): Promise<CaseRecord> => {
      const { action, note, user } = step;
      const move = await judge(tx, step);
      const { record, from, next: status } = move;
      await apply(tx, move, { from, status, outcome: action, note });
      const { kind, personId, id: caseId } = record.case;
      await audit.record(tx, {
        action: auditedAs(kind, action),
        actorId: user._id,
        personId,
        caseId,
        // An answer is a letter to somebody: it goes with the ticket, not into a log that is kept for ever.
        reason: action === 'answer' ? '' : note,
      });
      return record;
    },
  };
}
export type CaseMoves = ReturnType<typeof createCaseMoves>;
