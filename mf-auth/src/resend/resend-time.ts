import { RESEND_SECONDS } from '@plumbline/shared-schema/limits';
import { Refusal } from '@plumbline/shared-ui/action';

/** When the next mail may be asked for, in milliseconds since 1970. */
export function resendTime(seconds = RESEND_SECONDS): number {
  return Date.now() + seconds * 1000;
}

/** The same after a refusal that names the seconds to wait. */
export function resendTimeOf(error: unknown): number | undefined {
  return error instanceof Refusal && error.retryAfter ? resendTime(error.retryAfter) : undefined;
}
