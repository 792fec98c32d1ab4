import { refuseDoubleClaims } from './claims';
import type { GateRule } from './live-set';

/** `/jobs/:id` and `/jobs/:jobId/` are the same path. */
function pathShape(path: string): string {
  const shape = path
    .toLowerCase()
    .replaceAll(/:[^/]+/g, ':')
    .replace(/\/+$/, '');
  return shape === '' ? '/' : shape;
}

/** One page, and one redirect, for each path and access. */
export const routes: GateRule = (set) =>
  refuseDoubleClaims(set, {
    rule: 'routes',
    noun: 'route',
    wayOut:
      'choose another path or access in remote.json, or publish both remotes together after moving the page',
    claimsOf: ({ manifest }) => [
      ...manifest.pages.map(({ path, access }, index) => ({
        key: `${pathShape(path)} (${access})`,
        where: `remote.json pages[${index}]`,
      })),
      ...manifest.redirects.map(({ path, access }, index) => ({
        key: `${pathShape(path)} (${access ?? 'redirect for everyone'})`,
        where: `remote.json redirects[${index}]`,
      })),
    ],
  });
