import { createApi } from '@reduxjs/toolkit/query/react';
import { TAG_TYPES } from '@plumbline/shared-api/tags';
import { baseQuery } from './api/base-query';

export { isApiError, type ApiError } from './api/api-error';
export type { ApiContext, ApiRequest } from './api/base-query';

/**
 * The one api slice (base path `/api/v1`). Endpoints are injected, one file per resource; a second `createApi`
 * would make invalidation across resources impossible. An answer older than 30 s is refreshed when a page
 * that needs it opens; an unused one is kept for a minute.
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
