import { isApiError } from '@plumbline/shared-api/api';
import { Refusal } from '../failures/refusal';
import { ACCOUNT_FIELDS } from './account-form';
import type { AccountField } from './account-form';

/** Codes that are about one field, although the server names none. */
const FIELD_OF_CODE: Record<string, AccountField> = { EMAIL_TAKEN: 'email', PASSWORD_TOO_COMMON: 'password' };

const FILE_CODES = new Set([
  'FILE_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'INVALID_IMAGE',
  'ATTACHMENT_TYPE',
  'ATTACHMENT_TOO_LARGE',
]);

/** A refused registration. */
export class SignUpRefusal extends Refusal {
  readonly code: string;

  constructor(message: string, error: unknown) {
    super(message, isApiError(error) ? error.fields : {});
    this.code = isApiError(error) ? error.code : '';
  }

  /** What step 1 has to change: its fields with a message (a text or a key of namespace `schema`). */
  accountErrors(): [AccountField, string][] {
    const named = ACCOUNT_FIELDS.flatMap((field): [AccountField, string][] => {
      const path = Object.keys(this.fields).find((one) => one === field || one.startsWith(`${field}.`));
      return path ? [[field, this.fields[path] ?? this.message]] : [];
    });
    const field = FIELD_OF_CODE[this.code];
    return field && named.length === 0 ? [[field, this.message]] : named;
  }
}

/** Is the chosen file what the server refused? */
export function isAboutFile(error: unknown): error is SignUpRefusal {
  return error instanceof SignUpRefusal && FILE_CODES.has(error.code);
}
