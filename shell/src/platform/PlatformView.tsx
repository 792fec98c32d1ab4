import { Spinner } from '@plumbline/shared-ui/feedback';
import { lazily } from '@plumbline/shared-ui/lazy';
import { Navigate, useLocation } from 'react-router-dom';
import { useBoot } from '../remotes/use-site';
import { signInPath } from '../routing/destinations';
import { PageSkeleton } from '../routing/PageSkeleton';
import { useViewer } from '../session/use-viewer';
import { WrongRolePage } from '../wrong-role/WrongRolePage';

const PlatformPage = lazily(() => import('./PlatformPage'), 'PlatformPage', <PageSkeleton />);

/** `/platform`: for administrators; in the demo for everybody. */
export function PlatformView() {
  const { profile } = useBoot().settings;
  const { isLoading, isSignedIn, userType } = useViewer();
  const location = useLocation();

  if (profile !== 'demo') {
    if (isLoading) return <Spinner />;
    if (!isSignedIn) return <Navigate to={signInPath('/signin', location)} replace />;
    if (userType !== 'admin') return <WrongRolePage required="admin" />;
  }
  return <PlatformPage />;
}
