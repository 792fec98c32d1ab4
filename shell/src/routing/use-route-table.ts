import { matchRoutes, useLocation } from 'react-router-dom';
import { useSite } from '../boot/use-site';
import type { Viewer } from './access';
import type { Outcome, PathRule } from './route-table';
import { resolvePath } from './route-table';

export function useRouteTable(): readonly PathRule[] {
  return useSite().table;
}

/** Undefined where no remote declares the current path. */
export function useOutcome(viewer: Viewer): Outcome | undefined {
  const table = useRouteTable();
  const { pathname } = useLocation();
  const rule = matchRoutes([...table], pathname)?.at(-1)?.route;
  return rule && resolvePath(rule, viewer);
}
