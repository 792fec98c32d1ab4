import { isApiError } from '@plumbline/shared-api/api';
import { RESEND_SECONDS } from '@plumbline/shared-schema/limits';

/** When another mail may be asked for, after one was sent: 60 seconds everywhere. */
export function resendTime(): number {
  return Date.now() + RESEND_SECONDS * 1000;
}

/** The same after a refusal that names the seconds to wait. */
export function resendTimeOf(error: unknown): number | undefined {
  return isApiError(error) && error.retryAfter ? Date.now() + error.retryAfter * 1000 : undefined;
}
