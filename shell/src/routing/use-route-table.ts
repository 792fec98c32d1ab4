import { createContext, useContext } from 'react';
import { useMatches } from 'react-router-dom';
import type { Outcome, PathRule } from './route-table';
import { resolvePath } from './route-table';
import type { Viewer } from './access';

export const RouteTableContext = createContext<readonly PathRule[]>([]);

/** Every path of the site. */
export function useRouteTable(): readonly PathRule[] {
  return useContext(RouteTableContext);
}

/** What the viewer gets at the path shown; nothing where no remote declares it. */
export function useOutcome(viewer: Viewer): Outcome | undefined {
  const rule = useMatches().at(-1)?.handle as PathRule | undefined;
  return rule && resolvePath(rule, viewer);
}
