import { Spinner } from '@plumbline/shared-ui/feedback';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { useBoot } from '../remotes/use-site';
import { DisabledPage } from '../disabled/DisabledPage';
import { isolatedAnswer } from '../isolated/isolated-routes';
import { useDeparture } from '../session/use-departure';
import { useViewer } from '../session/use-viewer';
import { WrongRolePage } from '../wrong-role/WrongRolePage';
import { redirectPath, signInPath } from '../routing/destinations';
import { RemotePageView } from './RemotePageView';
import type { PathRule } from '../routing/route-table';
import { resolvePath } from '../routing/route-table';

export function PathView({ rule }: { rule: PathRule }) {
  const viewer = useViewer();
  const location = useLocation();
  const params = useParams();
  const { hasExpired } = useDeparture();
  const { preview } = useBoot().settings;

  if (viewer.isLoading) return <Spinner />;
  const outcome = resolvePath(rule, viewer);
  const answer = isolatedAnswer({ preview, rule, outcome });
  if (answer !== undefined) return answer;
  switch (outcome.kind) {
    case 'page':
      return <RemotePageView target={outcome.target} />;
    case 'redirect':
      return (
        <Navigate to={redirectPath(outcome.to, params, location.search)} state={location.state} replace />
      );
    case 'disabled':
      return <DisabledPage remote={outcome.remote} />;
    case 'signIn':
      return hasExpired ? <Spinner /> : <Navigate to={signInPath('/signin', location)} replace />;
    case 'home':
      return <Navigate to="/" replace />;
    case 'wrongRole':
      return <WrongRolePage required={outcome.required} />;
  }
}
