import { isApiError } from '@plumbline/shared-api/api';
import { useTranslation } from 'react-i18next';

/** The sentence about a refused call; `fallback` is a key for calls to which the server gave no text (SPEC §8). */
export type FailureText = (error: unknown, fallback: string) => string;

const MINUTE = 60;

/** The server's own words, and with a 429 when to try again (Retry-After, in seconds). */
export function useFailureText(): FailureText {
  const { t } = useTranslation(['auth', 'schema']);

  function waitText(seconds: number): string {
    if (seconds < MINUTE) return t('auth:failures.waitSeconds', { count: seconds });
    return t('auth:failures.waitMinutes', { count: Math.ceil(seconds / MINUTE) });
  }

  return (error, fallback) => {
    if (!isApiError(error)) return t(fallback);
    if (error.status === 413) return t('schema:errors.FILE_TOO_LARGE');
    const said = error.message || t(fallback);
    return error.retryAfter ? `${said} ${waitText(error.retryAfter)}` : said;
  };
}
