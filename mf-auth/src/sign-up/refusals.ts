import { Refusal } from '@plumbline/shared-ui/action';
import { ACCOUNT_FIELDS } from './account-form';
import type { AccountField } from './account-form';

const FILE_CODES = new Set([
  'FILE_TOO_LARGE',
  'PICTURE_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'INVALID_IMAGE',
  'ATTACHMENT_TYPE',
  'ATTACHMENT_TOO_LARGE',
]);

/** The fields of step 1 that the server refused, each with a text or a key of namespace `schema`. */
export function accountErrors(error: unknown): [AccountField, string][] {
  if (!(error instanceof Refusal)) return [];
  const { fields, message } = error;
  return ACCOUNT_FIELDS.flatMap((field): [AccountField, string][] => {
    const path = Object.keys(fields).find((one) => one === field || one.startsWith(`${field}.`));
    return path ? [[field, fields[path] ?? message]] : [];
  });
}

export function isAboutFile(error: unknown): error is Refusal {
  return error instanceof Refusal && FILE_CODES.has(error.code);
}
