import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import type { FiguresQuery, PlatformFigures } from '@plumbline/shared-schema/telemetry';
import { api } from '@plumbline/shared-api/api';

export const platformApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlatform: build.query<PlatformDocument, void>({
      // From the edge that serves the page, not of the API.
      query: () => ({ url: `${location.origin}/platform.json` }),
    }),
    getPlatformFigures: build.query<PlatformFigures, FiguresQuery>({
      query: (params) => ({ url: 'platform/figures', params }),
      transformResponse: ({ data }: { data: PlatformFigures }) => data,
    }),
  }),
});

export const { useGetPlatformQuery, useGetPlatformFiguresQuery } = platformApi;
