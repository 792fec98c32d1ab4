import { useSession } from '@plumbline/shared-api/session';
import type { Session } from '@plumbline/shared-api/session';
import type { Viewer } from '../routing/access';

export function toViewer({ status, user }: Session): Viewer {
  return { isSignedIn: status === 'authenticated', userType: user?.userType, team: user?.team };
}

export function useViewer(): Viewer & { isLoading: boolean } {
  const session = useSession();
  return { ...toViewer(session), isLoading: session.status === 'loading' };
}
