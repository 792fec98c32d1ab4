import { useSession } from '@plumbline/shared-api/session';
import { useNow } from '@plumbline/shared-ui/format';

const FIRST_DAYS_MS = 30 * 86_400_000;

/** Whether the account is less than a month old, and the reader's own. */
export function useFirstDays(): boolean {
  const { user } = useSession();
  const now = useNow();
  return user !== null && !user.team && now - Date.parse(user.createdAt) < FIRST_DAYS_MS;
}
