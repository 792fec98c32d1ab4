import { createContext, useContext } from 'react';
import { matchRoutes, useLocation } from 'react-router-dom';
import type { Viewer } from './access';
import type { Outcome, PathRule } from './route-table';
import { resolvePath } from './route-table';

export const RouteTableContext = createContext<readonly PathRule[]>([]);

/** Every path of the site. */
export function useRouteTable(): readonly PathRule[] {
  return useContext(RouteTableContext);
}

/** What the viewer gets at the path shown; nothing where no remote declares it. */
export function useOutcome(viewer: Viewer): Outcome | undefined {
  const table = useRouteTable();
  const { pathname } = useLocation();
  const rule = matchRoutes([...table], pathname)?.at(-1)?.route;
  return rule && resolvePath(rule, viewer);
}
