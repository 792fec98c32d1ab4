import { useTranslation } from 'react-i18next';
import { isFailure } from './failure';
import type { Failure } from './failure';

/** Translated texts for a failure without a message of the server. */
export type Silence = {
  failed?: string | undefined;
  /** Without any answer; `failed` by default. */
  offline?: string | undefined;
  /** After an answer that could not be read; `failed` by default. */
  unread?: string | undefined;
  /** Shows `failed`, and `done` after success, in place of the server's message. */
  isOwnText?: boolean;
};

const MINUTE = 60;
/** A proxy answers these without a message; their own text says more than `failed`. */
const TELLING_CODES = ['FILE_TOO_LARGE', 'RATE_LIMITED'];

/** The text of a failed call: the server's message, and after a 429 when to try again. */
export function useFailureText(): (error: unknown, silence?: Silence) => string {
  const { t } = useTranslation('ui');

  function waitText(seconds: number): string {
    return seconds < MINUTE
      ? t('failure.waitSeconds', { count: seconds })
      : t('failure.waitMinutes', { count: Math.ceil(seconds / MINUTE) });
  }

  function saidBy(
    { status, code, message }: Failure,
    { failed, offline, isOwnText = false }: Silence,
  ): string {
    if (message && !isOwnText) return message;
    if (TELLING_CODES.includes(code)) return t([`schema:errors.${code}`, 'error.general']);
    return (status === 0 ? offline : undefined) ?? failed ?? t('error.general');
  }

  return (error, silence = {}) => {
    if (!isFailure(error)) return silence.unread ?? silence.failed ?? t('error.general');
    const said = saidBy(error, silence);
    return error.retryAfter ? `${said} ${waitText(error.retryAfter)}` : said;
  };
}

/** The text of a form that was refused: the `message` of an error that the page itself threw is shown unchanged. */
export function useRejectionText(): (error: unknown, failed?: string) => string {
  const textOf = useFailureText();

  return (error, failed) => {
    const { message } = (error ?? {}) as { message?: unknown };
    const isOurs = !isFailure(error) && typeof message === 'string' && message !== '';
    return isOurs ? message : textOf(error, { failed });
  };
}
