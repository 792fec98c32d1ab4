import { adminUserDetailsSchema, type AdminUserDetails } from '@plumbline/shared-schema/admin-users';
import { auditEntrySchema, type AuditEntry } from '@plumbline/shared-schema/audit';
import { caseDetailsSchema, type CaseDetails, type CaseDispute } from '@plumbline/shared-schema/cases';
import { marketplaceSchema, type Marketplace } from '@plumbline/shared-schema/marketplace';
import { anId } from './ids';
import { AT } from './instants';

const nora = { _id: anId(81), fullName: 'Nora Lindqvist', profile: null };
const ada = { _id: anId(82), fullName: 'Ada Okafor', profile: null };

export const anAuditEntry = (overrides: Partial<AuditEntry> = {}): AuditEntry =>
  auditEntrySchema.parse({
    _id: anId(83),
    action: 'personWarned',
    actor: { _id: anId(80), fullName: 'Ines Admin', profile: null },
    person: nora,
    caseId: anId(84),
    caseNumber: 1001,
    reason: 'Asks for money first.',
    values: {},
    createdAt: AT,
    ...overrides,
  });

/** A job of Nora's that Ada has reported. */
export const aCase = (overrides: Partial<CaseDetails> = {}): CaseDetails =>
  caseDetailsSchema.parse({
    _id: anId(84),
    number: 1001,
    kind: 'jobReport',
    status: 'open',
    outcome: null,
    title: 'Roof of a barn',
    person: nora,
    reasons: ['scam'],
    reportCount: 1,
    dispute: null,
    createdAt: AT,
    updatedAt: AT,
    reports: [{ _id: anId(85), reporter: ada, reason: 'scam', notes: 'Wants money first.', createdAt: AT }],
    job: { _id: anId(86), title: 'Roof of a barn', description: 'Tiles.', status: 'open', isHidden: false },
    messageText: null,
    proof: null,
    ticket: null,
    flag: null,
    standing: {
      userType: 'client',
      createdAt: AT,
      emailVerified: true,
      isSuspended: false,
      runningContracts: 2,
      previousCases: 0,
    },
    allowedActions: ['dismiss', 'hide', 'warn', 'suspend'],
    history: [],
    ...overrides,
  });

/** A card that Ada has sent. */
export const aNationalIdCase = (overrides: Partial<CaseDetails> = {}): CaseDetails =>
  aCase({
    kind: 'nationalId',
    title: 'Ada Okafor',
    person: ada,
    reasons: [],
    reportCount: 0,
    reports: [],
    job: null,
    proof: { sentAt: AT, mimeType: 'image/png', licence: null, insurance: null },
    allowedActions: ['approve', 'refuse'],
    ...overrides,
  });

/** About work that Ada has done for Nora, which Nora disputes. */
export const aDisputeCase = ({
  dispute,
  ...overrides
}: Partial<Omit<CaseDetails, 'dispute'>> & { dispute?: Partial<CaseDispute> } = {}): CaseDetails =>
  aCase({
    kind: 'dispute',
    title: 'Roof of a barn',
    person: null,
    reasons: [],
    reportCount: 0,
    reports: [],
    standing: null,
    allowedActions: [],
    dispute: {
      contractId: anId(87),
      status: 'open',
      raisedBy: 'hirer',
      hirer: nora,
      professional: ada,
      reason: 'It drips.',
      answer: null,
      answerDueAt: AT,
      isHeard: false,
      amount: 950,
      ...dispute,
    },
    ...overrides,
  });

export const anAdminUser = (overrides: Partial<AdminUserDetails> = {}): AdminUserDetails =>
  adminUserDetailsSchema.parse({
    ...nora,
    email: 'nora@example.com',
    userType: 'client',
    state: 'active',
    emailVerified: true,
    identityVerified: false,
    licenceVerified: false,
    insuranceVerified: false,
    featuredUntil: null,
    city: 'Lyon',
    createdAt: AT,
    lastSeenAt: AT,
    suspendedAt: null,
    suspensionReason: null,
    figures: {
      sessions: 1,
      jobs: 3,
      runningContracts: 2,
      completedContracts: 5,
      reportsAgainst: 1,
      reportsMade: 0,
    },
    cases: [],
    history: [],
    ...overrides,
  });

const noWeek = {
  people: 0,
  jobs: 0,
  applications: 0,
  offers: 0,
  contracts: 0,
  agreed: 0,
  funded: 0,
  released: 0,
};

/** Two weeks. */
export const aMarketplace = (overrides: Partial<Marketplace> = {}): Marketplace =>
  marketplaceSchema.parse({
    weeks: [
      { week: '2026-03-02', ...noWeek, people: 4, jobs: 2 },
      { week: '2026-03-09', ...noWeek, people: 7, contracts: 1, agreed: 1200.5 },
    ],
    now: { people: 97, openJobs: 41, runningContracts: 8, suspended: 1, openCases: 2, held: 350 },
    ...overrides,
  });
