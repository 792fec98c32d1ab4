import type { StateMachine } from '@plumbline/shared-schema/state-machine';

/** Signs of fraud that the server finds itself; the kind says which. */
export const FLAG_KINDS = ['outsideContact', 'equalLetters', 'accountBurst', 'sharedDevice'] as const;
export type FlagKind = (typeof FLAG_KINDS)[number];

/** What contractors send to be verified: who they are, that they may do what they do, and who pays for what they break. */
export const PROOF_KINDS = ['nationalId', 'licence', 'insurance'] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

/** Words about a job that everybody reads: of the one who asks, and of the hirer. */
export const QUESTION_KINDS = ['questionReport', 'answerReport'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What an administrator has to look at. Each kind has a panel of its own on the page of a case. */
export const CASE_KINDS = [
  'jobReport',
  'personReport',
  'messageReport',
  ...QUESTION_KINDS,
  ...PROOF_KINDS,
  'supportTicket',
  'dispute',
  ...FLAG_KINDS,
] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const CASE_STATUSES = ['open', 'dismissed', 'resolved'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** `restore` shows a hidden job again; `answer` is mailed to whoever asked. */
export const CASE_ACTIONS = [
  'dismiss',
  'hide',
  'warn',
  'suspend',
  'approve',
  'refuse',
  'answer',
  'restore',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** What can be done about a case of each kind. */
export const ACTIONS_OF_KIND: Record<CaseKind, readonly CaseAction[]> = {
  jobReport: ['dismiss', 'hide', 'warn', 'suspend', 'restore'],
  personReport: ['dismiss', 'warn', 'suspend'],
  messageReport: ['dismiss', 'hide', 'warn', 'suspend'],
  questionReport: ['dismiss', 'hide', 'warn', 'suspend'],
  answerReport: ['dismiss', 'hide', 'warn', 'suspend'],
  nationalId: ['approve', 'refuse'],
  licence: ['approve', 'refuse'],
  insurance: ['approve', 'refuse'],
  supportTicket: ['answer', 'dismiss'],
  outsideContact: ['dismiss', 'hide', 'warn', 'suspend'],
  equalLetters: ['dismiss', 'warn', 'suspend'],
  accountBurst: ['dismiss', 'warn', 'suspend'],
  sharedDevice: ['dismiss', 'warn', 'suspend'],
  // Decided on the page of the contract, which closes the case.
  dispute: [],
};

export const isProofKind = (kind: CaseKind): kind is ProofKind =>
  (PROOF_KINDS as readonly CaseKind[]).includes(kind);

export const isQuestionKind = (kind: CaseKind): kind is QuestionKind =>
  (QUESTION_KINDS as readonly CaseKind[]).includes(kind);

/** Kinds that people open by reporting something: they are told what became of it. */
export const REPORT_KINDS: readonly CaseKind[] = [
  'jobReport',
  'personReport',
  'messageReport',
  ...QUESTION_KINDS,
];

export type CaseGuard = 'fitsKind' | 'isHidden';

const closes = (action: CaseAction, next: CaseStatus) =>
  ({ from: 'open', action, by: ['admin'], guards: ['fitsKind'], next }) as const;

/** The life of a case. */
export const CASE_MACHINE: StateMachine<CaseStatus, CaseAction, 'admin', CaseGuard> = [
  closes('dismiss', 'dismissed'),
  closes('hide', 'resolved'),
  closes('warn', 'resolved'),
  closes('suspend', 'resolved'),
  closes('approve', 'resolved'),
  closes('refuse', 'resolved'),
  closes('answer', 'resolved'),
  { from: 'resolved', action: 'restore', by: ['admin'], guards: ['fitsKind', 'isHidden'], next: 'dismissed' },
];
