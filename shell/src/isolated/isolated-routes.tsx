import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { PageSkeleton } from '../routing/PageSkeleton';
import type { Outcome, PathRule } from '../routing/route-table';
import { ElsewherePage, OtherRolePage, PageListPage } from './isolated-parts';
import { PAGE_LIST } from './page-list-path';

const whenThere = (page: ReactNode) => <Suspense fallback={<PageSkeleton />}>{page}</Suspense>;

/** What a preview has besides the remote's pages: their list, a home that leads there, and a page for links out of it. */
export function isolatedRoutes(table: readonly PathRule[]): RouteObject[] {
  const hasHome = table.some(({ path }) => path === '/');
  return [
    { path: PAGE_LIST, element: whenThere(<PageListPage />) },
    ...(hasHome ? [] : [{ path: '/', element: <Navigate to={PAGE_LIST} replace /> }]),
    { path: '*', element: whenThere(<ElsewherePage />) },
  ];
}

type Asked = { preview: string | null; rule: PathRule; outcome: Outcome };

/** Outcomes that lead away because somebody else would have to look. */
const NEEDS_ANOTHER = new Set<Outcome['kind']>(['signIn', 'home', 'wrongRole']);

/**
 * Stands where the whole site would ask for a sign-in or say that a page is not for this role: the remote that could
 * sign somebody in is not here. Nothing on the whole site.
 */
export function isolatedAnswer({ preview, rule, outcome }: Asked): ReactNode {
  if (preview === null || !NEEDS_ANOTHER.has(outcome.kind)) return undefined;
  return rule.path === '/' ? (
    <Navigate to={PAGE_LIST} replace />
  ) : (
    whenThere(<OtherRolePage key={rule.path} rule={rule} />)
  );
}
