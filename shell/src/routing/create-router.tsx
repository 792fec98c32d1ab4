import { createBrowserRouter } from 'react-router-dom';
import { NotFoundPage } from '../not-found/NotFoundPage';
import { CrashPage } from './CrashPage';
import { Frame } from './Frame';
import { PathView } from './PathView';
import type { PathRule } from './route-table';

/** The site's one router, made of what the live remotes declare and the shell's own pages. */
export function createRouter(table: readonly PathRule[]): ReturnType<typeof createBrowserRouter> {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <CrashPage />,
      children: [
        ...table.map((rule) => ({
          path: rule.path,
          handle: rule,
          element: <PathView key={rule.path} rule={rule} />,
        })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
