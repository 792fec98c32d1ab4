import { useLocation } from 'react-router-dom';
import { useSite } from '../boot/use-site';
import type { Viewer } from './access';
import { matchRule } from './match-rule';
import type { Outcome } from './route-table';
import { resolvePath } from './route-table';

/** Undefined where no remote declares the current path. */
export function useOutcome(viewer: Viewer): Outcome | undefined {
  const { table } = useSite();
  const { pathname } = useLocation();
  const rule = matchRule(table, pathname)?.rule;
  return rule && resolvePath(rule, viewer);
}
