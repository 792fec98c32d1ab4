import { httpStatus } from '@plumbline/shared-schema/errors';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import type { Operation } from './operation';

/** Codes of what the calls of a module are about; the tests of all routes fail on an answer that is not named. */
const OF_MODULE: Record<string, readonly ErrorCode[]> = {
  admin: ['CASE_NOT_FOUND', 'CASE_CLOSED', 'USER_NOT_FOUND', 'ADMIN_ACCOUNT'],
  applications: [
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'ALREADY_APPLIED',
    'APPLICATION_NOT_FOUND',
    'APPLICATION_LOCKED',
    'APPLICATION_ANSWERED',
    'APPLICATION_COMMITTED',
    'OWN_JOB',
  ],
  chats: ['CHAT_NOT_FOUND', 'USER_NOT_FOUND', 'TOO_MANY_CONVERSATIONS', 'BLOCKED', 'JOB_NOT_FOUND'],
  contracts: [
    'CONTRACT_NOT_FOUND',
    'CONTRACT_EXISTS',
    'NO_OFFER',
    'AMOUNT_MISMATCH',
    'INVALID_TRANSITION',
    'DISPUTE_NOT_FOUND',
    'OTHER_ADMIN_DECIDES',
    'SUBMISSION_NOT_FOUND',
    'MILESTONE_NOT_FOUND',
    'OFFER_NOT_ACCEPTED',
    'ATTACHMENT_TYPE',
    'ATTACHMENT_TOO_LARGE',
  ],
  feedbacks: [
    'FEEDBACK_NOT_ALLOWED',
    'FEEDBACK_EXISTS',
    'FEEDBACK_SHOWN',
    'FEEDBACK_NOT_FOUND',
    'REPLY_EXISTS',
    'CONTRACT_NOT_FOUND',
  ],
  invites: [
    'INVITE_EXISTS',
    'INVITE_NOT_PENDING',
    'JOB_NOT_FOUND',
    'JOB_CLOSED',
    'USER_NOT_FOUND',
    'ALREADY_APPLIED',
    'INVITE_NOT_FOUND',
  ],
  jobs: [
    'JOB_NOT_FOUND',
    'JOB_NOT_OPEN',
    'JOB_NOT_CLOSED',
    'JOB_HIDDEN',
    'JOB_PROMISED',
    'ALREADY_REPORTED',
    'OWN_JOB_REPORT',
    'ATTACHMENT_TYPE',
    'ATTACHMENT_TOO_LARGE',
    'PICTURE_TOO_LARGE',
  ],
  messages: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'BLOCKED', 'USER_NOT_FOUND', 'TOO_MANY_CONVERSATIONS'],
  offers: [
    'OFFER_NOT_FOUND',
    'OFFER_EXISTS',
    'OFFER_NOT_PENDING',
    'OFFER_EXPIRED',
    'COUNTER_LIMIT',
    'NO_PROPOSAL',
    'NOT_AN_APPLICANT',
    'APPLICANT_DECLINED',
    'JOB_NOT_FOUND',
  ],
  languages: ['ENTRY_NOT_FOUND', 'ENTRY_LIMIT', 'LANGUAGE_EXISTS'],
  skills: ['ENTRY_NOT_FOUND', 'ENTRY_LIMIT', 'SKILL_EXISTS'],
  certificates: ['ENTRY_NOT_FOUND', 'ENTRY_LIMIT'],
  experiences: ['ENTRY_NOT_FOUND', 'ENTRY_LIMIT'],
  professionals: ['USER_NOT_FOUND'],
  'payment-methods': ['METHOD_NOT_FOUND'],
  payments: ['PAYMENT_NOT_FOUND'],
  portfolios: ['ENTRY_NOT_FOUND', 'ENTRY_LIMIT'],
  promotions: ['NOT_FOUND', 'ENTRY_NOT_FOUND', 'PROMOTION_RUNNING'],
  availability: ['USER_NOT_FOUND'],
  'saved-jobs': ['JOB_NOT_FOUND', 'OWN_JOB'],
  'saved-searches': ['SAVED_SEARCH_NOT_FOUND', 'SAVED_SEARCH_LIMIT'],
  team: ['COMPANIES_ONLY', 'USER_NOT_FOUND'],
  users: ['EMAIL_TAKEN', 'USER_NOT_FOUND', 'TEXTS_CHANGED'],
};

/** Where a password, a code, a link or a foreign sign-in is judged. */
const OF_CALL: Record<string, readonly ErrorCode[]> = {
  getJobsId: ['JOB_REMOVED'],
  postAuthRegister: ['EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'ATTACHMENT_TYPE'],
  postAuthVerifyEmail: ['CODE_INVALID'],
  postAuthResendCode: ['RESEND_TOO_SOON'],
  putAuthResetPassword: ['RESET_TOKEN_INVALID', 'PASSWORD_TOO_COMMON'],
  postAuthLogin: [
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'TWO_STEP_REQUIRED',
    'TOO_MANY_SIGN_INS',
  ],
  postAuthTwoStep: ['CODE_INVALID', 'TWO_STEP_ENDED', 'ACCOUNT_SUSPENDED'],
  postAuthPasskey: ['PASSKEY_REFUSED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_SUSPENDED'],
  getTeam: ['COMPANIES_ONLY', 'USER_NOT_FOUND'],
  getTeamLog: ['COMPANIES_ONLY'],
  postTeamSessions: ['NOT_FOUND', 'USER_NOT_FOUND', 'ACCOUNT_SUSPENDED'],
  postTeamInvitations: ['ALREADY_MEMBER', 'TEAM_LIMIT'],
  postTeamMemberships: ['LINK_INVALID', 'ALREADY_MEMBER'],
  postUsersMePasskeysOptions: ['PASSWORD_INCORRECT', 'PASSKEY_LIMIT', 'TOO_MANY_SIGN_INS'],
  postUsersMePasskeys: ['PASSKEY_REFUSED', 'PASSKEY_LIMIT'],
  postUsersMeTwoStep: ['PASSWORD_INCORRECT', 'TWO_STEP_ON', 'TOO_MANY_SIGN_INS'],
  putUsersMeTwoStep: ['CODE_INVALID', 'TWO_STEP_ON', 'TWO_STEP_NOT_BEGUN'],
  postUsersMeTwoStepRecoveryCodes: ['PASSWORD_INCORRECT', 'TWO_STEP_NOT_BEGUN', 'TOO_MANY_SIGN_INS'],
  postUsersMeTwoStepOff: ['PASSWORD_INCORRECT', 'TOO_MANY_SIGN_INS'],
  postUsersMeEmail: ['PASSWORD_INCORRECT', 'TOO_MANY_SIGN_INS', 'RESEND_TOO_SOON'],
  putUsersMeEmail: ['CODE_INVALID', 'PRESENT_CODE_INVALID'],
  postAuthUndoEmailChange: ['LINK_INVALID', 'EMAIL_TAKEN'],
  postUsersMeDeletion: ['PASSWORD_INCORRECT', 'CONTRACTS_RUNNING', 'MONEY_LEFT', 'TOO_MANY_SIGN_INS'],
  postAuthGoogle: [
    'INVALID_CREDENTIALS',
    'ACCOUNT_EXISTS',
    'EMAIL_TAKEN',
    'GOOGLE_INFO_MISSING',
    'TWO_STEP_REQUIRED',
    'ACCOUNT_SUSPENDED',
  ],
  postAdminUsersIdSuspend: ['ALREADY_SUSPENDED'],
  postAdminUsersIdReinstate: ['NOT_SUSPENDED'],
  postAdminPlacements: ['PLACEMENT_TAKEN', 'INVALID_IMAGE', 'PICTURE_TOO_LARGE'],
  postAdminPlacementsIdEnd: ['NOT_FOUND', 'PLACEMENT_OVER'],
  postAdminUsersIdFeature: ['FEATURED_LIMIT', 'NOT_FEATURABLE'],
  postAdminUsersIdUnfeature: ['NOT_FEATURED'],
  postAdminUsersIdRole: ['CONTRACTS_RUNNING'],
  postMessagesChatIdFiles: ['ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
  patchMessagesChatIdMessageId: ['EDIT_TOO_LATE'],
  postMessagesChatIdMessageIdReports: ['REPORT_EXISTS'],
  postUsersIdReports: ['REPORT_EXISTS'],
  putUsersMeNationalId: ['ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
  putUsersMeLicence: ['ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
  putUsersUpdatePassword: [
    'OLD_PASSWORD_INCORRECT',
    'PASSWORD_TOO_COMMON',
    'TOO_MANY_SIGN_INS',
    'PASSWORD_UPDATE_FAILED',
  ],
  getJobsOfId: ['USER_NOT_FOUND'],
  getPaymentMethods: ['FORBIDDEN'],
  postContractsIdPayments: ['NOTHING_DUE', 'PAYMENT_UNDER_WAY', 'PAYMENTS_OFF', 'METHOD_NOT_FOUND'],
  postContractsIdAmendments: [
    'AMENDMENT_EMPTY',
    'AMOUNT_BELOW_PAID',
    'MILESTONE_FIXED',
    'MILESTONES_TOO_LATE',
  ],
  patchContractsIdAmendmentsAmendmentIdAccept: [
    'AMENDMENT_NOT_FOUND',
    'AMOUNT_BELOW_PAID',
    'MILESTONE_FIXED',
    'MILESTONES_TOO_LATE',
    'PAYMENT_UNDER_WAY',
  ],
  patchContractsIdAmendmentsAmendmentIdDecline: ['AMENDMENT_NOT_FOUND'],
  patchContractsIdAmendmentsAmendmentIdWithdraw: ['AMENDMENT_NOT_FOUND'],
  patchContractsIdDisputesDisputeIdResolve: ['SPLIT_MISMATCH', 'PAYMENT_UNDER_WAY'],
  patchContractsIdApprovePayment: ['PAYMENT_UNDER_WAY'],
  patchContractsIdSubmissionsSubmissionIdApprove: ['PAYMENT_UNDER_WAY'],
  postPaymentMethodsBegin: ['PAYMENTS_OFF'],
  postPaymentMethods: ['PAYMENTS_OFF', 'METHOD_REFUSED', 'ENTRY_LIMIT', 'DUPLICATE'],
  deletePaymentMethodsId: ['METHOD_IN_USE'],
  getWallet: ['FORBIDDEN'],
  postPaymentsWebhooksStripe: ['LINK_INVALID'],
  getWalletTransactions: ['FORBIDDEN'],
  getWalletExport: ['FORBIDDEN'],
  getContractsIdStatement: ['STATEMENT_NOT_READY'],
  postWalletWithdrawals: ['METHOD_NOT_FOUND', 'PAYMENTS_OFF', 'PAYOUTS_NOT_READY', 'INSUFFICIENT_FUNDS'],
  getAnalyticsMe: ['FORBIDDEN'],
  getReadyz: ['RATE_LIMITED'],
  getFilesId: ['LINK_INVALID'],
  getFilesIdPicture: ['LINK_INVALID', 'BUSY'],
  getPlatformFigures: ['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'ADMINS_ONLY'],
  getPlatformCanaries: ['NOT_SIGNED_IN', 'SESSION_EXPIRED', 'ADMINS_ONLY'],
};

type Rule = readonly [applies: (operation: Operation) => boolean, codes: readonly ErrorCode[]];

const RULES: readonly Rule[] = [
  // Two Host headers, or a whole address for a path.
  [() => true, ['BAD_REQUEST']],
  [({ tag }) => tag !== 'process', ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']],
  [({ access }) => access !== 'public', ['NOT_SIGNED_IN', 'SESSION_EXPIRED']],
  [({ access }) => access === 'hirer', ['HIRERS_ONLY']],
  [({ access }) => access === 'contractor', ['CONTRACTORS_ONLY']],
  [({ access }) => access === 'admin', ['ADMINS_ONLY', 'ADMIN_TWO_STEP']],
  // Beside the role it counts whose the named thing is.
  // A member of a team, whose role does not go so far.
  [({ access }) => access !== 'public', ['FORBIDDEN']],
  [({ parameters, query, body }) => parameters || query || body, ['VALIDATION_FAILED']],
  [
    ({ body }) => body,
    ['BAD_REQUEST', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'BUSY'],
  ],
  [({ files }) => files, ['INVALID_IMAGE', 'FILE_TOO_LARGE', 'PICTURE_TOO_LARGE']],
  [({ key }) => key, ['BAD_REQUEST', 'IDEMPOTENCY_IN_FLIGHT', 'IDEMPOTENCY_MISMATCH']],
  [({ change }) => change, ['STORAGE_FULL']],
  [({ parameters }) => parameters, ['NOT_FOUND']],
];

/** What an operation can answer besides its success: codes by status. */
export function failuresOf(operation: Operation): Map<number, ErrorCode[]> {
  const codes = [
    ...RULES.flatMap(([applies, some]) => (applies(operation) ? some : [])),
    ...(OF_MODULE[operation.tag] ?? []).filter((code) => canMeet(operation, httpStatus[code])),
    ...(OF_CALL[operation.id] ?? []),
  ];
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = httpStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** What is named may not be there; what stands in the way of a change needs a change, a wrong value a body. */
function canMeet({ parameters, change, body }: Operation, status: number): boolean {
  if (status === httpStatus.NOT_FOUND) return parameters || change;
  return status === httpStatus.BAD_REQUEST || status === httpStatus.PAYLOAD_TOO_LARGE ? body : change;
}
