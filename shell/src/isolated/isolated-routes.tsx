import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { Outcome, PathRule } from '../routing/route-table';
import { ElsewherePage, OtherRolePage, PageListPage } from './isolated-parts';
import { PAGE_LIST } from './use-isolated';

/** A preview's routes besides the remote's pages: their list, a home that leads there, a page for links out of it. */
export function isolatedRoutes(table: readonly PathRule[]): RouteObject[] {
  const hasHome = table.some(({ path }) => path === '/');
  return [
    { path: PAGE_LIST, element: <PageListPage /> },
    ...(hasHome ? [] : [{ path: '/', element: <Navigate to={PAGE_LIST} replace /> }]),
    { path: '*', element: <ElsewherePage /> },
  ];
}

type IsolatedRequest = { preview: string | null; rule: PathRule; outcome: Outcome };

/** Outcomes that would redirect because of the role. */
const NEEDS_ANOTHER = new Set<Outcome['kind']>(['signIn', 'home', 'wrongRole']);

/**
 * In a preview, replaces the sign-in and the wrong-role page: the remote that signs people in is not there. Undefined
 * on the whole site.
 */
export function isolatedAnswer({ preview, rule, outcome }: IsolatedRequest): ReactNode {
  if (preview === null || !NEEDS_ANOTHER.has(outcome.kind)) return undefined;
  return rule.path === '/' ? (
    <Navigate to={PAGE_LIST} replace />
  ) : (
    <OtherRolePage key={rule.path} rule={rule} />
  );
}
