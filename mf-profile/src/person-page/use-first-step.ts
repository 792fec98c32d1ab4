import { useMay, useSession } from '@plumbline/shared-api/session';
import type { PublicUser } from '@plumbline/shared-schema/users';

/** What the reader of a profile most likely does next, which is its one filled button. */
export function useFirstStep(person: PublicUser): 'invite' | 'post' | 'message' | undefined {
  const { user, isHirer, isContractor } = useSession();
  const mayInvite = useMay('hire');
  const mayWrite = useMay('write');
  if (user?._id === person._id) return undefined;
  if (isContractor || person.userType !== 'contractor') return mayWrite ? 'message' : undefined;
  if (!isHirer) return 'post';
  return mayInvite ? 'invite' : undefined;
}
