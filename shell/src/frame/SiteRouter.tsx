import { useMemo, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { useSite } from '../remotes/use-site';
import type { SiteHistory } from '../facade/site-history';
import { isolatedRoutes } from '../isolated/isolated-routes';
import { UnknownPage } from '../not-found/UnknownPage';
import { PlatformView } from '../platform/PlatformView';
import { CrashBoundary } from './CrashBoundary';
import { Frame } from './Frame';
import { PathView } from './PathView';
import type { PathRule } from '../routing/route-table';

export function SiteRouter({ history }: { history: SiteHistory }) {
  const { boot, table } = useSite();
  const { action, location } = useSyncExternalStore(history.listen, history.place, history.place);
  const isIsolated = boot.settings.preview !== null;
  const routes = useMemo(() => routesOf(table, isIsolated), [table, isIsolated]);
  return (
    <Router navigator={history} navigationType={action} location={location}>
      <CrashBoundary>
        <Routes routes={routes} />
      </CrashBoundary>
    </Router>
  );
}

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

function routesOf(table: readonly PathRule[], isIsolated: boolean): RouteObject[] {
  return [
    {
      element: <Frame />,
      children: [
        ...table.map((rule) => ({ path: rule.path, element: <PathView key={rule.path} rule={rule} /> })),
        { path: '/platform', element: <PlatformView /> },
        ...(isIsolated ? isolatedRoutes(table) : [{ path: '*', element: <UnknownPage /> }]),
      ],
    },
  ];
}
