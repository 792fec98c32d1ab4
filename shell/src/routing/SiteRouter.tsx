import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';
import { useSite } from '../boot/use-site';
import type { Place, SiteHistory } from '../facade/site-history';
import { isolatedRoutes } from '../isolated/isolated-routes';
import { UnknownPage } from '../not-found/UnknownPage';
import { PlatformView } from '../platform/PlatformView';
import { CrashBoundary } from './CrashBoundary';
import { Frame } from './Frame';
import { PathView } from './PathView';
import type { PathRule } from './route-table';

export function SiteRouter({ history }: { history: SiteHistory }) {
  const { boot, table } = useSite();
  const { action, location } = usePlace(history);
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

/**
 * Another view of the same page, as of a search or a dialog, is rendered piece by piece, while the page answers; another
 * page at once.
 */
function usePlace({ listen, place }: SiteHistory): Place {
  const now = useSyncExternalStore(listen, place, place);
  const shown = useDeferredValue(now);
  return shown.location.pathname === now.location.pathname ? shown : now;
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
