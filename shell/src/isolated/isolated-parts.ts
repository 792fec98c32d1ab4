import { lazy } from 'react';

/** Lazy-loaded: visitors of the whole site never need it. */
export const IsolatedBar = lazy(() =>
  import(/* webpackChunkName: "isolated" */ './IsolatedBar').then((module) => ({
    default: module.IsolatedBar,
  })),
);

export const PageListPage = lazy(() =>
  import(/* webpackChunkName: "isolated" */ './PageListPage').then((module) => ({
    default: module.PageListPage,
  })),
);

export const OtherRolePage = lazy(() =>
  import(/* webpackChunkName: "isolated" */ './OtherRolePage').then((module) => ({
    default: module.OtherRolePage,
  })),
);

export const ElsewherePage = lazy(() =>
  import(/* webpackChunkName: "isolated" */ './ElsewherePage').then((module) => ({
    default: module.ElsewherePage,
  })),
);
