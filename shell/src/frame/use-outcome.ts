import { useLocation } from 'react-router-dom';
import { useSite } from '../remotes/use-site';
import type { Viewer } from '../routing/access';
import { matchRule } from '../routing/match-rule';
import type { Outcome } from '../routing/route-table';
import { resolvePath } from '../routing/route-table';

/** What the current path leads to; undefined where no remote declares it. */
export function useOutcome(viewer: Viewer): Outcome | undefined {
  const { table } = useSite();
  const { pathname } = useLocation();
  const rule = matchRule(table, pathname)?.rule;
  return rule && resolvePath(rule, viewer);
}
