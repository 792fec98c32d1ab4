import { createApi } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from '@plumbline/shared-api/tags';
import { baseQuery } from './api/base-query';

export { isApiError, type ApiError } from './api/api-error';
export type { ApiContext, ApiRequest } from './api/base-query';

const NOBODY_MAY_REPLACE = 'throw';

/**
 * The one api slice (base path `/api/v1`). Endpoints are injected, one file per resource; a second `createApi`
 * would make invalidation across resources impossible. An answer older than 30 s is refetched when a page
 * mounts that needs it; an unused one is kept for a minute.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  keepUnusedDataFor: 60,
  refetchOnMountOrArgChange: 30,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

const inject = api.injectEndpoints;

/** RTK by default keeps the first of two endpoints and says nothing: the second one's hooks would ask for something else. */
api.injectEndpoints = ((options: Parameters<typeof inject>[0]) =>
  inject({ overrideExisting: NOBODY_MAY_REPLACE, ...options })) as unknown as typeof inject;
