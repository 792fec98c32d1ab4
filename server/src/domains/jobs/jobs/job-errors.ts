/** Why a job cannot be changed, or reported, as it is. */
export const JOB_CHANGE_ERRORS = [
  'JOB_NOT_FOUND',
  'JOB_NOT_OPEN',
  'JOB_NOT_CLOSED',
  'JOB_HIDDEN',
  'JOB_PROMISED',
  'ALREADY_REPORTED',
  'OWN_JOB_REPORT',
] as const;

/** Why it cannot be written with these words and this file. */
export const JOB_INPUT_ERRORS = [
  ...JOB_CHANGE_ERRORS,
  'ATTACHMENT_TYPE',
  'ATTACHMENT_TOO_LARGE',
  'PICTURE_TOO_LARGE',
] as const;
