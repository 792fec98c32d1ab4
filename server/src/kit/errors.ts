import type { ErrorCode } from '@plumbline/shared-schema/errors';

type ErrorDetails = Record<string, unknown>;

/**
 * The only error that server code throws on purpose. `code` decides HTTP status and text (the error plugin knows
 * both); `details` travels to the caller, so it holds state data only, never internals.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, details?: ErrorDetails) {
    super(code);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
