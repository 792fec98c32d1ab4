import { CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import type { Case, CaseDetails, CaseReport } from '@plumbline/shared-schema/cases';
import { displayName } from '@plumbline/shared-schema/profiles';
import { findRule } from '@plumbline/shared-schema/state-machine';
import { CASE_ACTIONS } from '@plumbline/shared-schema/case-machine';
import type { UserViews } from '../users/user-view';
import { holdsFor } from './case-moves';
import type { CaseRecord } from './cases.repository';
import type { EvidenceRepository, ReportRecord } from './evidence.repository';

/** Of its job, else the name of the person. */
export function titleOf({ jobTitle, person }: CaseRecord): string {
  return jobTitle ?? (person === null ? '' : displayName(person));
}

export function toCase(record: CaseRecord, views: UserViews): Case {
  const { case: row, person, reasons, reportCount } = record;
  return {
    _id: row.id,
    number: row.number,
    kind: row.kind,
    status: row.status,
    outcome: row.outcome,
    title: titleOf(record),
    person: person && views.person(person),
    reasons,
    reportCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toReport(
  { id, reporter, reason, notes, createdAt }: ReportRecord,
  views: UserViews,
): CaseReport {
  return {
    _id: id,
    reporter: views.person(reporter),
    reason,
    notes,
    createdAt: createdAt.toISOString(),
  };
}

/** What an administrator may do about it as it is now. */
export function actionsOf(record: CaseRecord): CaseDetails['allowedActions'] {
  return CASE_ACTIONS.filter((action) => {
    const rule = findRule(CASE_MACHINE, { from: record.case.status, action, by: 'admin' });
    return rule?.guards?.every(holdsFor(record, action));
  });
}

type Standing = NonNullable<Awaited<ReturnType<EvidenceRepository['findStanding']>>>;

export function toStanding(row: Standing | undefined): CaseDetails['standing'] {
  if (row === undefined) return null;
  return {
    userType: row.userType,
    createdAt: row.createdAt.toISOString(),
    emailVerified: row.emailVerifiedAt !== null,
    isSuspended: row.suspendedAt !== null,
    runningContracts: row.runningContracts,
    previousCases: row.previousCases,
  };
}
