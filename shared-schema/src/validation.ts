/**
 * Every validation message, as the last part of its locale key `validation.<key>` in namespace `schema`.
 * Schemas carry keys, never sentences: server and forms translate them.
 */
export const VALIDATION_KEYS = [
  'required',
  'invalid',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'invalidOption',
  'invalidId',
  'invalidDate',
  'dayPast',
  'dayTooFar',
  'dayPosted',
  'lastDayBeforeFirst',
  'invalidNumber',
  'wholeNumber',
  'twoDecimals',
  'threeDecimals',
  'unclearNumber',
  'unreadable',
  'fullNameRequired',
  'fullNameLetter',
  'emailRequired',
  'invalidEmail',
  'oneEmail',
  'emailSpace',
  'emailSign',
  'passwordRequired',
  'passwordMin',
  'passwordMax',
  'passwordMinSignUp',
  'passwordMinLogin',
  'passwordsDoNotMatch',
  'fillAllFields',
  'enterEmail',
  'oldPasswordRequired',
  'newPasswordRequired',
  'confirmPasswordRequired',
  'newPasswordsDoNotMatch',
  'codeRequired',
  'roleRequired',
  'phoneInvalid',
  'phoneRequired',
  'phoneInternational',
  'phoneCountry',
  'countryRequired',
  'businessTypeRequired',
  'websiteInvalid',
  'termsRequired',
  'codeInvalid',
  'locationRequired',
  'latitudeRange',
  'longitudeRange',
  'invalidImageType',
  'imageSizeLimit',
  'jobTitleRequired',
  'descriptionRequired',
  'skillRequired',
  'invalidAttachment',
  'attachmentType',
  'attachmentSize',
  'pageMin',
  'limitMin',
  'searchTooLong',
  'searchFilterRequired',
  'coverLetterRequired',
  'costMin',
  'budgetMin',
  'budgetMax',
  'amountMin',
  'testCardOnly',
  'deliveryTimeOption',
  'expiresInOption',
  'endDatePast',
  'endNotAhead',
  'endBeforeStart',
  'milestonesSum',
  'tooManyMilestones',
  'tooManyLines',
  'quoteTotal',
  'depositRange',
  'termsTextRequired',
  'currencyOnlyUsd',
  'reasonRequired',
  'tooManyFiles',
  'messageRequired',
  'ratingRange',
  'tooManyTags',
  'languageRequired',
  'proficiencyRequired',
  'certificateNameRequired',
  'issuedByRequired',
  'yearRequired',
  'yearFuture',
  'companyRequired',
  'startDateRequired',
  'startDateFuture',
  'endDateRequired',
  'endDateFuture',
  'fillRequiredFields',
  'serviceTimeRequired',
  'portfolioImagesRequired',
  'pictureRequired',
  'pictureGone',
  'tooManyPictures',
  'bannerPicture',
  'titleRequired',
  'bioRequired',
] as const;
export type ValidationKey = (typeof VALIDATION_KEYS)[number];
export type ValidationMessage = `validation.${ValidationKey}`;

/** `passwordMin` → `validation.passwordMin`; a key without a text is a type error. */
export function says(key: ValidationKey): ValidationMessage {
  return `validation.${key}`;
}

/** As much of a zod issue as is needed to name it; also what `fastify-type-provider-zod` hands over. */
type IssueLike = {
  code?: string | undefined;
  message?: string | undefined;
  input?: unknown;
  path?: readonly PropertyKey[] | undefined;
  origin?: unknown;
};

const BY_CODE: Record<string, (issue: IssueLike) => ValidationKey> = {
  invalid_type: (issue) => (isMissing(issue) ? 'required' : 'invalid'),
  too_small: ({ origin }) => (origin === 'number' ? 'tooSmall' : 'tooShort'),
  too_big: ({ origin }) => (origin === 'number' ? 'tooBig' : 'tooLong'),
  not_multiple_of: () => 'invalidNumber',
  invalid_value: (issue) => (isMissing(issue) ? 'required' : 'invalidOption'),
  invalid_union: (issue) => (isMissing(issue) ? 'required' : 'invalid'),
};

/** The locale key of an issue: its own message when the schema gives one, otherwise one by kind. */
export function validationMessage(issue: IssueLike): ValidationMessage {
  if (issue.message?.startsWith('validation.')) return issue.message as ValidationMessage;
  return says(BY_CODE[issue.code ?? '']?.(issue) ?? 'invalid');
}

/** After parsing zod drops `input`; its English text still tells a missing value from a wrong one. */
function isMissing(issue: IssueLike): boolean {
  if ('input' in issue) return issue.input === undefined || issue.input === null;
  return /received (undefined|null)/.test(issue.message ?? '');
}

/** Issues → `{ 'location.coordinates': 'validation.required' }`, the first issue of each path. As in `fields` of the error body. */
export function fieldErrors(issues: readonly IssueLike[]): Record<string, ValidationMessage> {
  const fields: Record<string, ValidationMessage> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map(String).join('.');
    fields[path] ??= validationMessage(issue);
  }
  return fields;
}
