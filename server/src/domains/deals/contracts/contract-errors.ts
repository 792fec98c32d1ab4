/** Why something of a contract cannot be read: the contract or what else is named is not there. */
export const CONTRACT_READ_ERRORS = [
  'CONTRACT_NOT_FOUND',
  'NO_OFFER',
  'DISPUTE_NOT_FOUND',
  'SUBMISSION_NOT_FOUND',
  'MILESTONE_NOT_FOUND',
] as const;

/** Why a contract cannot be changed so. */
export const CONTRACT_CHANGE_ERRORS = [
  ...CONTRACT_READ_ERRORS,
  'CONTRACT_EXISTS',
  'INVALID_TRANSITION',
  'OTHER_ADMIN_DECIDES',
  'OFFER_NOT_ACCEPTED',
] as const;

/** Why it cannot be changed with these words, amounts or files. */
export const CONTRACT_INPUT_ERRORS = [
  ...CONTRACT_CHANGE_ERRORS,
  'AMOUNT_MISMATCH',
  'ATTACHMENT_TYPE',
  'ATTACHMENT_TOO_LARGE',
] as const;
