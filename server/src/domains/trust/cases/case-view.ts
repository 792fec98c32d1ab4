import { CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import type { Case, CaseDetails, CaseDispute, CaseReport } from '@plumbline/shared-schema/cases';
import { displayName } from '@plumbline/shared-schema/profiles';
import { findRule } from '@plumbline/shared-schema/state-machine';
import { CASE_ACTIONS, type ProofKind } from '@plumbline/shared-schema/case-machine';
import { factsOf } from '../../people/users/proof-rows.repository';
import type { UserViews } from '../../people/users/user-view';
import { holdsFor } from './case-moves';
import type { CaseRecord } from '../../inbox/cases.repository';
import type { FlagEvidence } from './flag-evidence.repository';
import type { EvidenceRepository, ReportRecord } from './evidence.repository';

/** The title of the case's job, else the name of the person or of whoever asks. */
export function titleOf({ jobTitle, person, asker }: CaseRecord): string {
  return jobTitle ?? (person === null ? (asker ?? '') : displayName(person));
}

type CaseContext = { views: UserViews; disputes?: ReadonlyMap<string, CaseDispute> };

export function toCase(record: CaseRecord, { views, disputes }: CaseContext): Case {
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
    dispute: disputes?.get(row.aboutId) ?? null,
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

type Ticket = NonNullable<Awaited<ReturnType<EvidenceRepository['findTicket']>>>;

export function toTicket(row: Ticket | undefined, answer: string | null): CaseDetails['ticket'] {
  if (row === undefined) return null;
  const { number, fullName, email, message } = row;
  return { number, fullName, email, message, answer };
}

type FoundProof = Awaited<ReturnType<EvidenceRepository['findProof']>>;

export function toProof(kind: ProofKind, found: FoundProof): CaseDetails['proof'] {
  if (found === undefined) return null;
  const { sentAt, mimeType, ...row } = found;
  return { sentAt: sentAt.toISOString(), mimeType, ...factsOf(kind, row) };
}

export function toFlag(found: FlagEvidence | undefined, views: UserViews): CaseDetails['flag'] {
  if (found === undefined) return null;
  return { ...found, people: found.people.map((person) => views.person(person)) };
}
