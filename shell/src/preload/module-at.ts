import type { ModuleKey } from '../remotes/loader';
import type { Params } from 'react-router-dom';
import type { Viewer } from '../routing/access';
import { redirectPath } from '../routing/destinations';
import { matchRule } from '../routing/match-rule';
import { resolvePath } from '../routing/route-table';
import type { PathRule } from '../routing/route-table';

/** Declared redirects may form a loop. */
const MAX_REDIRECTS = 4;

/** A page with what its address says. */
export type PagePlace = { key: ModuleKey; params: Params; search: URLSearchParams };

/** The page module at a path (`/jobs?q=roof`) for this viewer, after redirects; undefined where there is none. */
export function moduleAt(table: readonly PathRule[], viewer: Viewer, path: string): ModuleKey | undefined {
  return placeAt(table, viewer, path)?.key;
}

/** The same with the parameters of the address. */
export function placeAt(table: readonly PathRule[], viewer: Viewer, path: string): PagePlace | undefined {
  let next = path;
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const [pathname = '/', search = ''] = next.split(/[?#]/, 2);
    const match = matchRule(table, pathname);
    if (!match) return undefined;
    const outcome = resolvePath(match.rule, viewer);
    if (outcome.kind === 'page') {
      const { remote, page } = outcome.target;
      const key = { remote, expose: page.expose, kind: 'page' as const };
      return { key, params: match.params, search: new URLSearchParams(search) };
    }
    if (outcome.kind === 'redirect') next = redirectPath(outcome.to, match.params, search);
    else if (outcome.kind === 'signIn') next = '/signin';
    else if (outcome.kind === 'home') next = '/';
    else return undefined;
  }
  return undefined;
}
