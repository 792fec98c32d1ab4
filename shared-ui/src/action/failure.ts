/** A failed call of the api, recognised by its shape, since `shared-ui` imports no api. */
export type Failure = {
  /** HTTP status; 0 without an answer. */
  status: number;
  code: string;
  /** The server's text; empty without one. */
  message: string;
  /** Form path → message key. */
  fields: Record<string, string>;
  details?: unknown;
  /** Seconds that the server asks to wait (429). */
  retryAfter?: number;
};

export function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error;
}

/** What a form or a `ConfirmDialog` shows of a refused call: one text, and the fields it is about. */
export class Refusal extends Error {
  readonly fields: Record<string, string>;
  readonly code: string;
  /** Seconds that the server asks to wait (429). */
  readonly retryAfter: number | undefined;

  constructor(text: string, cause: unknown, fields?: Record<string, string>) {
    super(text, { cause });
    const failure = isFailure(cause) ? cause : undefined;
    this.fields = fields ?? failure?.fields ?? {};
    this.code = failure?.code ?? '';
    this.retryAfter = failure?.retryAfter;
  }
}
