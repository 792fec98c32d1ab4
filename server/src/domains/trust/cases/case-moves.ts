import { ACTIONS_OF_KIND, CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import type { CaseAction, CaseKind } from '@plumbline/shared-schema/case-machine';
import type { AuditAction } from '@plumbline/shared-schema/administration';
import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { AuditService } from '../audit/audit.service';
import type { CaseRecord, CasesRepository } from '../../inbox/cases.repository';

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

/** What is named by more than the action. */
function auditedAs(kind: CaseKind, action: CaseAction): AuditAction {
  if (kind !== 'jobReport' && action === 'hide') return 'messageHidden';
  if (kind === 'licence' && action === 'approve') return 'licenceApproved';
  if (kind === 'licence' && action === 'refuse') return 'licenceRefused';
  return AUDITED[action];
}

/** Whether `action` is for cases of this kind in what became of this one. */
export function holdsFor({ case: { kind, outcome } }: CaseRecord, action: CaseAction) {
  return (guard: 'fitsKind' | 'isHidden') =>
    guard === 'isHidden' ? outcome === 'hide' : ACTIONS_OF_KIND[kind].includes(action);
}

/** Executes `CASE_MACHINE`, with a line in the log of what administrators do. */
export function createCaseMoves({ cases, audit }: { cases: CasesRepository; audit: AuditService }) {
  return createMover({
    machine: CASE_MACHINE,
    missing: 'CASE_NOT_FOUND',
    lock: (tx: Tx, { id }: CaseStep) => cases.findForUpdate(tx, id),
    sideOf: (_record, { user }) => (user.isAdmin ? 'admin' : undefined),
    stateOf: ({ case: { status } }) => status,
    guardsOf: (_tx, record, { action }) => holdsFor(record, action),
    refuse: (_refused, { case: { status } }) => new AppError('CASE_CLOSED', { status }),
    changesOf: ({ from, next, step: { action, note } }) => ({ from, status: next, outcome: action, note }),
    write: (tx, { record }, changes) => cases.close(tx, record.case.id, changes),
    lost: () => new AppError('CASE_CLOSED'),
    note: (tx, { record: { case: found }, step }) =>
      audit.note(tx, {
        action: auditedAs(found.kind, step.action),
        actorId: step.user._id,
        personId: found.personId,
        caseId: found.id,
        // An answer is a letter to somebody: it goes with the ticket, not into a log that is kept for ever.
        reason: step.action === 'answer' ? '' : step.note,
      }),
  });
}
export type CaseMoves = ReturnType<typeof createCaseMoves>;
