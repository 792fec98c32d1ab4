import { lazily } from '@plumbline/shared-ui/lazy';
import { PageSkeleton } from '../routing/PageSkeleton';

// Lazy-loaded: visitors of the whole site never need them.

export const IsolatedBar = lazily(
  () => import(/* webpackChunkName: "isolated" */ './IsolatedBar'),
  'IsolatedBar',
);

export const PageListPage = lazily(
  () => import(/* webpackChunkName: "isolated" */ './PageListPage'),
  'PageListPage',
  <PageSkeleton />,
);

export const OtherRolePage = lazily(
  () => import(/* webpackChunkName: "isolated" */ './OtherRolePage'),
  'OtherRolePage',
  <PageSkeleton />,
);

export const ElsewherePage = lazily(
  () => import(/* webpackChunkName: "isolated" */ './ElsewherePage'),
  'ElsewherePage',
  <PageSkeleton />,
);
